import { AssemblyPlate } from './assembly-plate'
import { CasesPlate } from './cases-plate'
import { ChangesPlate } from './changes-plate'
import { EditionsPlate } from './editions-plate'
import { ResultsPlate } from './results-plate'
import { ShapesPlate } from './shapes-plate'

/** The plates of the home page. Nothing in them needs a script: what can be chosen is chosen by radio buttons and style sheets. */
export function Plates() {
  return (
    <>
      <AssemblyPlate />
      <EditionsPlate />
      <ShapesPlate />
      <ResultsPlate />
      <CasesPlate />
      <ChangesPlate />
    </>
  )
}
