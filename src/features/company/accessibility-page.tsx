import { headOf } from '~/content/page-copy'
import { vendor } from '~/content/vendor'
import { VendorPhone } from '~/content/vendor-phone'
import { locales } from '~/contract/locale'
import { themeColors } from '~/lib/theme'
import { Gains } from '~/ui/page/gains'
import { PageHero } from '~/ui/page/page-hero'
import { SpecTable } from '~/ui/page/spec-table'
import { Plate } from '~/ui/plate'
import { checkedPages, checkedStates, checkedWidths, keyboardTasks } from './accessibility/checks'
import type { AccessibilityCopy } from './accessibility/types'
import './company.css'

const kinds = new Map<string, number>(Object.entries(checkedPages).map(([part, paths]) => [part, paths.length]))

/** The accessibility statement: its numbers are counted from the checks of the tests. */
export function AccessibilityPage({ copy }: { copy: AccessibilityCopy }) {
  const { counts, pages, states, keyboard, limits, contact } = copy
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        {...headOf(copy)}
        figure={
          <SpecTable
            caption={counts.caption}
            columns={counts.columns}
            rows={[
              [counts.pages, [...kinds.values()].reduce((sum, count) => sum + count)],
              [counts.states, checkedStates.length],
              [counts.tasks, Object.keys(keyboardTasks).length],
              [counts.themes, Object.keys(themeColors).length],
              [counts.widths, checkedWidths.length],
              [counts.languages, locales.length]
            ]}
          />
        }
      />
      <Plate number="02" question={pages.question} title={pages.headline} lead={pages.lead}>
        <div className="statement-table">
          <SpecTable
            caption={pages.headline}
            columns={pages.columns}
            rows={Object.entries(pages.parts).map(([part, name]) => [name, kinds.get(part)])}
          />
          <p className="note">{pages.rule}</p>
        </div>
      </Plate>
      <Plate number="03" question={states.question} title={states.headline}>
        <Names names={checkedStates.map((state) => states.names[state])} />
      </Plate>
      <Plate number="04" question={keyboard.question} title={keyboard.headline} lead={keyboard.lead}>
        <Names names={Object.values(keyboard.tasks)} />
      </Plate>
      <Plate number="05" question={limits.question} title={limits.headline}>
        <Gains items={limits.items} />
      </Plate>
      <Plate id="contact" number="06" question={contact.question} title={contact.headline} lead={contact.lead}>
        <Gains
          items={[
            {
              term: contact.email,
              text: <a href={`mailto:${vendor.email}?subject=${encodeURIComponent(contact.subject)}`}>{vendor.email}</a>
            },
            {
              term: contact.phone,
              text: <VendorPhone />
            }
          ]}
        />
      </Plate>
    </main>
  )
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className="statement-list">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
