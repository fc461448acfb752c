import { editionIds, type StatedLimit } from '~/content/editions'
import { fill } from '~/lib/fill'
import { formatCount, formatPower } from '~/lib/format'
import { getLocale } from '~/paraglide/runtime'
import type { FinderCopy } from './copy/types'
import { type EditionFinding, limitOf, type Quantity } from './finder'
import { editionLabels, limitText } from './labels'
import { percent, type Scale, scaleFor } from './scale'
import './editions.css'

interface LimitScaleProps {
  quantity: Quantity
  /** The required value, drawn as an orange vertical line. */
  required: number | undefined
  editions: readonly EditionFinding[]
  copy: FinderCopy
}

/**
 * The editions' limits for a quantity as dimension lines on a logarithmic scale, crossed by the required value. An edition without
 * a stated limit has no line.
 */
export function LimitScale({ quantity, required, editions, copy }: LimitScaleProps) {
  const numbers = editionIds.map((id) => limitOf(id, quantity)).filter((limit) => typeof limit === 'number')
  const scale = scaleFor(required === undefined ? numbers : [...numbers, required])
  const locale = getLocale()
  const need = required === undefined ? undefined : scale.at(required)
  return (
    <table className="limit-scale" aria-label={fill(copy.scale.caption, { need: copy.quantities[quantity].label })}>
      <tbody>
        {editionIds.map((id, index) => {
          const limit = limitOf(id, quantity)
          if (limit === 'unstated') return null
          const isFailed = editions[index]?.failed.some((judgment) => judgment.need === quantity)
          return (
            <tr key={id} className={isFailed ? 'limit-short' : undefined}>
              <th scope="row">{editionLabels[id].short()}</th>
              <td className="limit-line">
                <LimitLine limit={limit} scale={scale} need={need} />
              </td>
              <td className="limit-value">{limitText(limit)}</td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <td className="limit-line">
            <svg className="limit-axis" width="100%" height={need === undefined ? 20 : 36} aria-hidden="true">
              {need === undefined ? null : (
                <>
                  <line className="limit-need" x1={percent(need)} x2={percent(need)} y1="0" y2="4" />
                  <text
                    className="limit-need-text"
                    x={percent(need)}
                    y="16"
                    textAnchor={need > 0.72 ? 'end' : need < 0.28 ? 'start' : 'middle'}
                  >
                    {fill(copy.scale.wanted, { wanted: formatCount(required ?? 0, locale) })}
                  </text>
                </>
              )}
              {scale.ticks.map((tick) => (
                <text key={tick} x={percent(scale.at(tick))} y={need === undefined ? 14 : 32} textAnchor="middle">
                  {formatPower(tick, locale)}
                </text>
              ))}
            </svg>
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  )
}

/** An edition's line: up to its limit, with an arrow if unlimited. */
function LimitLine({ limit, scale, need }: { limit: StatedLimit; scale: Scale; need: number | undefined }) {
  const end = typeof limit === 'number' ? percent(scale.at(limit)) : '100%'
  return (
    <svg width="100%" height="24" aria-hidden="true">
      {scale.ticks.map((tick) => (
        <line key={tick} className="limit-tick" x1={percent(scale.at(tick))} x2={percent(scale.at(tick))} y1="0" y2="24" />
      ))}
      <g className="limit-stated">
        <line x1="0" x2={end} y1="12" y2="12" />
        <line x1="0.5" x2="0.5" y1="6" y2="18" />
        {typeof limit === 'number' ? <line x1={end} x2={end} y1="6" y2="18" /> : null}
        {limit === 'unlimited' ? (
          <svg x="100%" y="12" width="1" height="1" overflow="visible" aria-hidden="true">
            <path d="M-8 -4.5L0 0L-8 4.5" />
          </svg>
        ) : null}
      </g>
      {need === undefined ? null : <line className="limit-need" x1={percent(need)} x2={percent(need)} y1="0" y2="24" />}
    </svg>
  )
}
