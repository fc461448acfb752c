import { type EditionId, editionIds } from '~/content/editions'
import { editionLabels } from '~/features/editions/labels'
import { m } from '~/paraglide/messages'
import { DimensionLine } from '~/ui/figure/dimension-line'
import { Plate } from '~/ui/plate'
import { type EditionCell, editionRows, lineFraction } from './editions'
import './editions-plate.css'

/**
 * Plate 02: the editions compared. A cell that says the same as the edition before it is set back, so that differences
 * stand out. On a phone two columns show; radio inputs and `:has()` choose them, so it works without scripts.
 */
export function EditionsPlate() {
  return (
    <Plate
      id="editions"
      number={m.home_plate({ number: '02' })}
      question={m.home_editions_question()}
      title={m.home_editions_title()}
      lead={m.home_editions_lead()}
    >
      <div className="editions">
        <Picker side="left" label={m.editions_pick_left()} chosen="free" />
        <Picker side="right" label={m.editions_pick_right()} chosen="advanced" />
        <table className="editions-table phrased">
          <caption className="vh">{m.editions_caption()}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{m.editions_row()}</span>
                <span className="editions-corner note">{m.editions_same()}</span>
              </th>
              {editionIds.map((id) => (
                <th scope="col" key={id} className={`edition-${id}`}>
                  <b className="edition-name">{editionLabels[id].name()}</b>
                  <span className="edition-purpose">{editionLabels[id].purpose()}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {editionRows().map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  {row.name}
                  {row.note ? <span className="note">{row.note}</span> : null}
                </th>
                {row.cells.map((cell, index) => (
                  <td key={editionIds[index]} className={cellClass(row.cells, index)}>
                    <Cell cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Plate>
  )
}

function cellClass(cells: readonly EditionCell[], index: number): string {
  const [cell, previous] = [cells[index], cells[index - 1]]
  const same = previous?.value === cell?.value && previous?.notes.join() === cell?.notes.join()
  return [`edition-${editionIds[index]}`, same ? 'edition-same' : '', cell?.graphs ? 'edition-graphs' : '']
    .filter(Boolean)
    .join(' ')
}

function Cell({ cell }: { cell: EditionCell }) {
  return (
    <>
      <b className="edition-value">{cell.value}</b>
      {cell.graphs ? <DimensionLine fraction={lineFraction(cell.graphs)} /> : null}
      {cell.notes.map((note) => (
        <small className="edition-note" key={note}>
          {note}
        </small>
      ))}
    </>
  )
}

function Picker({ side, label, chosen }: { side: 'left' | 'right'; label: string; chosen: EditionId }) {
  return (
    <fieldset className="editions-picker">
      <legend className="note">{label}</legend>
      {editionIds.map((id) => (
        <label key={id} className={`pick-${side}-${id}`}>
          <input
            className="vh"
            type="radio"
            name={`editions-${side}`}
            value={id}
            defaultChecked={id === chosen}
            aria-label={editionLabels[id].name()}
          />
          {editionLabels[id].short()}
        </label>
      ))}
    </fieldset>
  )
}
