import { createIsomorphicFn } from '@tanstack/react-start'
import { programmeDrawing } from '~/content/partners/programme-drawing'
import type { Programme } from '~/content/partners/types'
import { brand } from '~/contract/brand'
import { m } from '~/paraglide/messages'
import { ServerDrawing } from '~/ui/figure/drawing'
import { Figure } from '~/ui/figure/figure'
import { Plate } from '~/ui/plate'

const drawFigure = createIsomorphicFn()
  .server(programmeDrawing)
  .client(async (...given) => (await import('~/content/partners/programme-drawing')).programmeDrawing(...given))

/** Size of each programme's drawing. */
const programmeFrame = { width: 580, height: 300 }

/** One programme: its figure with numbered deliveries, who fits, who does what, and the first steps. */
export function ProgrammePlate({ programme, number }: { programme: Programme; number: number }) {
  const { id, name, question, title, purpose, deliveries } = programme
  return (
    <Plate
      id={id}
      number={m.partners_number({ number: String(number).padStart(2, '0') })}
      question={question}
      title={title}
      lead={purpose}
    >
      <div className="partner-work">
        <Figure
          number={m.page_figure({ number })}
          caption={m.partners_figure_caption({ name })}
          reading={m.partners_figure_reading()}
          className="partner-figure"
        >
          <ServerDrawing
            name={`partner ${id}`}
            {...programmeFrame}
            label={m.partners_figure_caption({ name })}
            className="partner-drawing"
            copy={programme}
            draw={() => drawFigure(programme)}
          />
        </Figure>
        <ol className="partner-deliveries phrased" aria-label={m.partners_deliveries({ name })}>
          {deliveries.map(({ what, about }, index) => (
            <li key={what}>
              <span className="partner-number" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{what}</h3>
              <p>{about}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="partner-terms phrased">
        <section className="partner-term">
          <h3>{m.partners_fits()}</h3>
          <ul className="partner-list">
            {programme.fits.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section className="partner-term">
          <h3>{m.partners_division()}</h3>
          <dl className="partner-division">
            <div className="partner-duties">
              <dt>{m.partners_partner_does()}</dt>
              {programme.partnerDoes.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
            <div className="partner-duties">
              <dt>{m.partners_vendor_does({ brand })}</dt>
              {programme.vendorDoes.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          </dl>
        </section>
        <section className="partner-term">
          <h3>{m.partners_first_steps()}</h3>
          <ol className="partner-steps">
            {programme.firstSteps.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
      </div>
    </Plate>
  )
}
