/* Draws the pictures of the built site's pages; `npm run build` runs it after the site itself. */
import { makePictures } from './make.ts'

const { pictures, drawn } = await makePictures()
console.log(`${pictures} pictures, ${drawn} of them drawn anew`)
