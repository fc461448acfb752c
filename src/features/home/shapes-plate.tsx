import { m } from '~/paraglide/messages'
import { solutionAddress, solutionName, solutionTypes } from '~/solutions/addresses'
import type { SolutionType } from '~/solutions/types'
import { LegendKey } from '~/ui/figure/legend'
import { RelatedPages } from '~/ui/page/next-steps'
import { PageLink } from '~/ui/page-link'
import { Plate } from '~/ui/plate'
import { HomeDrawing } from './figures/home-drawing'
import './home.css'

const shapes = [
  { drawing: 'laundering', type: 'launder', name: m.home_laundering, text: m.home_laundering_text },
  { drawing: 'credit', type: 'credit', name: m.home_credit, text: m.home_credit_text },
  { drawing: 'supply', type: 'supplychain', name: m.home_supply, text: m.home_supply_text },
  { drawing: 'power', type: 'power', name: m.home_power, text: m.home_power_text, source: m.home_power_source },
  { drawing: 'recommendation', type: 'irc', name: m.home_recommendation, text: m.home_recommendation_text },
  { drawing: 'social', type: 'social', name: m.home_social, text: m.home_social_text },
  { drawing: 'access', type: 'amc', name: m.home_access, text: m.home_access_text },
  { drawing: 'operations', type: 'firmit', name: m.home_operations, text: m.home_operations_text }
] as const

const drawn = new Set<SolutionType>(['fraud', ...shapes.map(({ type }) => type)])
/** Solutions without a drawing on this plate. */
const others = solutionTypes.filter((type) => !drawn.has(type))

/** Plate 03: nine kinds of questions, each with the shape of its answer and a link to its solution. */
export function ShapesPlate() {
  return (
    <Plate
      id="solutions"
      number={m.page_plate({ number: '03' })}
      question={m.home_shapes_question()}
      title={m.home_shapes_title()}
      lead={m.home_shapes_lead()}
    >
      <div className="shapes">
        <article className="shape shape-main">
          <p className="shape-note note">
            <span>{m.page_figure({ number: '3-1' })}</span>
            <span className="legend">
              <LegendKey mark="account" label={m.home_kind_account()} />
              <LegendKey mark="device" label={m.home_kind_device()} />
              <LegendKey mark="phone" label={m.home_kind_phone()} />
              <LegendKey mark="found" label={m.home_kind_transfer()} />
            </span>
          </p>
          <div className="shape-frame">
            <HomeDrawing name="fraud" width={552} height={474} label={m.home_fraud_alt()} className="fraud-drawing" />
          </div>
          <h3>
            <PageLink to={solutionAddress('fraud')}>{m.home_fraud()}</PageLink>
          </h3>
          <p className="phrased">{m.home_fraud_text()}</p>
        </article>
        {shapes.map(({ drawing, type, name, text, ...rest }, index) => (
          <article className="shape" key={drawing}>
            <p className="shape-note note">
              <span>{m.page_figure({ number: `3-${index + 2}` })}</span>
              {'source' in rest ? <span>{rest.source()}</span> : null}
            </p>
            <HomeDrawing name={drawing} width={252} height={160} />
            <h3>
              <PageLink to={solutionAddress(type)}>{name()}</PageLink>
            </h3>
            <p className="phrased">{text()}</p>
          </article>
        ))}
      </div>
      <p className="shapes-foot note legend">
        <LegendKey mark="start" label={m.home_kind_start()} />
        <LegendKey mark="answer" label={m.home_kind_found()} />
        <span>{m.home_shapes_sample()}</span>
      </p>
      <RelatedPages
        label={m.home_shapes_also()}
        pages={others.map((type) => ({ name: solutionName(type), to: solutionAddress(type) }))}
        all={{ name: m.home_shapes_all(), to: { path: '/demogallery' } }}
      />
    </Plate>
  )
}
