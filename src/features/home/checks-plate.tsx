import { demoTypes } from '~/demos/demos'
import { m } from '~/paraglide/messages'
import type { PageAddress } from '~/ui/page-link'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import * as styles from './cells.module.css'

/** Plate 04: pages on which visitors check the statements of the home page themselves. */
export function ChecksPlate() {
  const checks: { name: string; text: string; to: PageAddress }[] = [
    { name: m.home_check_playground(), text: m.home_check_playground_text(), to: { path: '/playground' } },
    {
      name: m.home_check_demos({ count: demoTypes.length }),
      text: m.home_check_demos_text(),
      to: { path: '/product/onlinedemo' }
    },
    { name: m.home_check_reports(), text: m.home_check_reports_text(), to: { path: '/report' } },
    { name: m.home_check_cases(), text: m.home_check_cases_text(), to: { path: '/customer' } }
  ]
  return (
    <Plate id="checks" number="04" question={m.home_check_question()} title={m.home_check_title()}>
      <ul className={`cells cells-4 ${styles.cells}`}>
        {checks.map(({ name, text, to }) => (
          <li key={name}>
            <h3>
              <PageLink to={to} className="tlink">
                {name}
              </PageLink>
            </h3>
            <p>{phrased(text)}</p>
          </li>
        ))}
      </ul>
    </Plate>
  )
}
