import { AssemblyPlate } from './assembly-plate'
import { ChecksPlate } from './checks-plate'
import { ClosingCall } from './closing-call'
import { EditionsPlate } from './editions-plate'
import { ShapesPlate } from './shapes-plate'

/*
 * The parts of the home page that only the server renders. They need no scripts: radio buttons and style sheets implement
 * every choice.
 */

export { Hero } from './hero'

/** The sections below the slideshow. */
export function Plates() {
  return (
    <>
      <AssemblyPlate />
      <EditionsPlate />
      <ShapesPlate />
      <ChecksPlate />
      <ClosingCall />
    </>
  )
}
