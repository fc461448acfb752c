import { createIsomorphicFn } from '@tanstack/react-start'
import { m } from '~/paraglide/messages'
import { ServerDrawing } from '~/ui/figure/drawing'
import { Figure } from '~/ui/figure/figure'
import { phrased } from '~/ui/phrased'
import { Plate, plateNumber } from '~/ui/plate'
import { programDrawing } from './copy/program-drawing'
import type { Program } from './copy/types'

const drawFigure = createIsomorphicFn()
  .server(programDrawing)
  .client(async (...given) => (await import('./copy/program-drawing')).programDrawing(...given))

/** Size of each program's drawing. */
const programFrame = { width: 580, height: 300 }

/** A program: its figure with numbered deliveries, suitable partners, responsibilities, and the first steps. */
export function ProgramPlate({ program, number }: { program: Program; number: number }) {
  const { id, name, question, title, purpose, deliveries } = program
  return (
    <Plate id={id} number={plateNumber(number)} question={question} title={title} lead={purpose}>
      <div className="grid-tablet partner-work">
        <Figure
          number={m.page_figure({ number })}
          caption={m.partners_figure_caption({ name })}
          // The four figures are read alike.
          {...(number === 1 && { reading: m.partners_figure_reading() })}
          className="partner-figure"
        >
          <ServerDrawing
            name={`partner ${id}`}
            {...programFrame}
            label={m.partners_figure_caption({ name })}
            className="partner-drawing"
            copy={program}
            draw={() => drawFigure(program)}
          />
        </Figure>
        <ol className="partner-deliveries" aria-label={m.partners_deliveries({ name })}>
          {deliveries.map(({ what, about }, index) => (
            <li key={what}>
              <span className="partner-number" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{phrased(what)}</h3>
              <p>{about}</p>
            </li>
          ))}
        </ol>
      </div>
      <details className="partner-more">
        <summary>{m.partners_more()}</summary>
        <div className="split-phone partner-terms">
          <section className="partner-term">
            <h3>{phrased(m.partners_fits())}</h3>
            <ul className="partner-list">
              {program.fits.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
          <section className="partner-term">
            <h3>{phrased(m.partners_division())}</h3>
            <dl className="partner-division">
              <div className="partner-duties">
                <dt>{m.partners_partner_does()}</dt>
                {program.partnerDoes.map((line) => (
                  <dd key={line}>{line}</dd>
                ))}
              </div>
              <div className="partner-duties">
                <dt>{m.partners_vendor_does()}</dt>
                {program.vendorDoes.map((line) => (
                  <dd key={line}>{line}</dd>
                ))}
              </div>
            </dl>
          </section>
          <section className="partner-term">
            <h3>{phrased(m.partners_first_steps())}</h3>
            <ol className="partner-steps">
              {program.firstSteps.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </section>
        </div>
      </details>
    </Plate>
  )
}
