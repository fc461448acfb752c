import { m } from '~/paraglide/messages'
import { RelatedPages } from '~/ui/page/next-steps'
import { Plate } from '~/ui/plate'
import { HomeDrawing } from './figures/home-drawing'
import './home.css'

/** Plate 05: customer cases. Left blank, with a note; its link leads to the samples. */
export function CasesPlate() {
  const slots = [m.home_cases_industry(), m.home_cases_problem(), m.home_cases_model(), m.home_cases_result()]
  return (
    <Plate id="cases" number={m.page_plate({ number: '05' })} question={m.home_cases_question()} title={m.home_cases_title()}>
      <div className="cases">
        <div className="cases-frame">
          <div className="cases-drawing">
            <HomeDrawing name="blank" width={200} height={200} />
          </div>
          <div className="cases-text">
            <h3>{m.home_cases_blank()}</h3>
            <p className="phrased">{m.home_cases_text()}</p>
          </div>
          <dl className="cases-slots">
            {slots.map((slot, index) => (
              <div key={slot}>
                <dt className="note">{m.home_cases_slots().charAt(index)}</dt>
                <dd>{slot}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <RelatedPages label={m.home_cases_samples()} pages={[]} all={{ name: m.home_cases_read(), to: { path: '/customer' } }} />
    </Plate>
  )
}
