import { AssemblyPlate } from './assembly-plate'
import { CasesPlate } from './cases-plate'
import { ChangesPlate } from './changes-plate'
import { ClosingCall } from './closing-call'
import { EditionsPlate } from './editions-plate'
import { ResultsPlate } from './results-plate'
import { ShapesPlate } from './shapes-plate'

/*
 * What the server alone renders of the home page. Nothing in it needs a script: what can be chosen is chosen by radio buttons and
 * style sheets.
 */

export { Hero } from './hero'

/** What follows the slideshow. */
export function Plates() {
  return (
    <>
      <AssemblyPlate />
      <EditionsPlate />
      <ShapesPlate />
      <ResultsPlate />
      <CasesPlate />
      <ChangesPlate />
      <ClosingCall />
    </>
  )
}
