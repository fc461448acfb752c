import type { CurrentUser } from '~/contract/account'
import type { AccountSession } from '~/contract/account-settings'
import { m } from '~/paraglide/messages'
import { Figure } from '~/ui/figure/figure'
import './user-center.css'

interface Props {
  user: CurrentUser | undefined
  sessions: readonly AccountSession[] | undefined
}

const center = { x: 216, y: 140 }
/** Devices beyond this count are summarized as a number. */
const drawnDevices = 5

/**
 * The account as a graph: identifiers on the left, sessions on the right. Unknown or unbound ones are dashed; the counts
 * below come from the same data.
 */
export function AccountDrawing({ user, sessions }: Props) {
  const hasEmail = user?.email != null
  const isActivated = hasEmail && user?.emailActivated === true
  const hasPhone = user?.phone != null
  const ways = Number(hasPhone) + Number(isActivated)
  const devices = sessions?.slice(0, drawnDevices) ?? []
  const more = (sessions?.length ?? 0) - devices.length
  return (
    <Figure
      className="user-center-figure"
      number={m.user_center_figure()}
      caption={m.user_center_figure_caption()}
      reading={m.user_center_figure_reading()}
      legend={user && sessions ? m.user_center_figure_counts({ ways, devices: sessions.length }) : undefined}
    >
      <svg
        className="drawing user-center-drawing"
        viewBox="0 0 480 280"
        width="480"
        height="280"
        role="img"
        aria-label={m.user_center_figure_caption()}
      >
        <path className={hasPhone ? 'g-path' : 'g-dash'} d={`M80 76L${center.x} ${center.y}`} />
        <path className={isActivated ? 'g-path' : 'g-dash'} d={`M80 204L${center.x} ${center.y}`} />
        {devices.map(({ id }, index) => (
          <path key={id} className="g-edge" d={`M${center.x} ${center.y}L340 ${heightOf(index, devices.length)}`} />
        ))}
        {devices.length === 0 && <path className="g-dash" d={`M${center.x} ${center.y}L340 140`} />}
        <g className="g-vertices">
          <path className={hasPhone ? undefined : 'g-ghost'} d="M80 60l16 28h-32z" />
          <path className={hasEmail ? undefined : 'g-ghost'} d="M80 186l18 18-18 18-18-18z" />
          <circle className="g-blue" cx={center.x} cy={center.y} r="30" />
          {devices.map(({ id, current }, index) => (
            <path
              key={id}
              className={current ? 'g-solid' : undefined}
              d={`M328 ${heightOf(index, devices.length) - 12}h24v24h-24z`}
            />
          ))}
          {devices.length === 0 && <path className="g-ghost" d="M328 128h24v24h-24z" />}
        </g>
        <text x="80" y="48" textAnchor="middle">
          {m.account_phone()}
        </text>
        <text x="80" y="246" textAnchor="middle">
          {m.user_center_email()}
        </text>
        <text className="g-no g-main" x={center.x} y={center.y + 5} textAnchor="middle">
          {m.user_center_figure_account()}
        </text>
        {devices.map(({ id, current, browser, system }, index) => (
          <text key={id} x="364" y={heightOf(index, devices.length) + 4}>
            {current ? m.user_center_session_this() : (browser ?? system ?? m.user_center_figure_device())}
          </text>
        ))}
        {more > 0 && (
          <text x="340" y="272" textAnchor="middle">
            +{more}
          </text>
        )}
      </svg>
    </Figure>
  )
}

/** Vertical position of a device; devices are stacked around the middle. */
function heightOf(index: number, count: number): number {
  return center.y + (index - (count - 1) / 2) * 46
}
