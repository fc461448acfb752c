import { AssemblyPlate } from './assembly-plate'
import { ChecksPlate } from './checks-plate'
import { ClosingCall } from './closing-call'
import { EditionsPlate } from './editions-plate'
import sheet from './plates.linked.css?url'
import { ShapesPlate } from './shapes-plate'

/*
 * The parts of the home page that only the server renders. They need no scripts: radio buttons and style sheets implement
 * every choice.
 */

export { Hero } from './hero'

/** The sections below the slideshow. Their style sheet stands here, so that the first screen does not wait for it. */
export function Plates() {
  return (
    <>
      <link rel="stylesheet" href={sheet} />
      <AssemblyPlate />
      <EditionsPlate />
      <ShapesPlate />
      <ChecksPlate />
      <ClosingCall />
    </>
  )
}
