import picture from './badge.png?inline'
import drawing from './badge.svg?raw'

/** The picture of the badge as PNG, the same for every certificate. `npm run exam -- draw-badge` draws it. */
export const badgePicture: Uint8Array<ArrayBuffer> = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64')

/** The same picture as SVG, for print and large screens. */
export const badgeDrawing: string = drawing
