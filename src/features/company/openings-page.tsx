import { Link } from '@tanstack/react-router'
import { headOf } from '~/content/page-copy'
import { vendor } from '~/content/vendor'
import { openingCities, openingTeams, placeName } from '~/contract/openings'
import { useLocale } from '~/lib/locale'
import type { ListSearch } from '~/lib/search-input'
import { m } from '~/paraglide/messages'
import { FilterLinks } from '~/ui/page/filter-links'
import { HeroNotes } from '~/ui/page/hero-notes'
import { ListPager } from '~/ui/page/list-pager'
import { PageHero } from '~/ui/page/page-hero'
import { RowList, SampleMark } from '~/ui/page/row-list'
import { Steps } from '~/ui/page/steps'
import { Unavailable } from '~/ui/page/unavailable'
import { withBadges } from '~/ui/page/with-badges'
import type { PageAddress } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import { TextLink } from '~/ui/text-link'
import type { OpeningFilter } from './copy/openings'
import type { OpeningListData } from './load'
import { openingFacts } from './opening-facts'
import { OpeningsDrawing } from './openings-drawing'
import './company.css'

/** The openings by city and team. The filter is part of the address, and the figure follows it as the list does. */
export function OpeningsPage({ copy, filter, position, list: found, drawn }: OpeningListData) {
  const { list, way, drawing } = copy
  return (
    <main id="main" tabIndex={-1}>
      <PageHero {...headOf(copy)} figure={<OpeningsDrawing openings={drawn} filter={filter} label={drawing.alt} />}>
        <HeroNotes figure={drawing} />
      </PageHero>
      <Plate id="openings" number="02" question={list.question} title={list.headline} lead={list.lead}>
        <Filter filter={filter} />
        {found ? <OpeningList list={found} filter={filter} position={position} /> : <Unavailable />}
      </Plate>
      <Plate number="03" question={way.question} title={way.headline}>
        <Steps steps={way.steps} />
        <p className="openings-write">
          <a className="tlink" href={`mailto:${vendor.email}`}>
            {vendor.email}
          </a>
          <span className="note">{way.note}</span>
        </p>
      </Plate>
    </main>
  )
}

function Filter({ filter }: { filter: OpeningFilter }) {
  const locale = useLocale()
  return (
    <FilterLinks
      label={m.company_filter()}
      rows={[
        {
          name: m.company_city(),
          options: [
            { name: m.company_all(), to: listAddress({ ...filter, city: undefined }), isCurrent: filter.city === undefined },
            ...openingCities.map((id) => ({
              name: placeName(id, locale),
              to: listAddress({ ...filter, city: id }),
              isCurrent: filter.city === id
            }))
          ]
        },
        {
          name: m.company_team(),
          options: [
            { name: m.company_all(), to: listAddress({ ...filter, team: undefined }), isCurrent: filter.team === undefined },
            ...openingTeams.map((id) => ({
              name: placeName(id, locale),
              to: listAddress({ ...filter, team: id }),
              isCurrent: filter.team === id
            }))
          ]
        }
      ]}
    />
  )
}

/** Address of the list with a filter, from a position on. */
function listAddress({ city, team }: OpeningFilter, position: ListSearch = {}): PageAddress {
  return { path: '/joinus', search: { ...(city && { city }), ...(team && { team }), ...position }, hash: 'openings' }
}

interface ListProps {
  list: NonNullable<OpeningListData['list']>
  filter: OpeningFilter
  position: OpeningListData['position']
}

function OpeningList({ list, filter, position }: ListProps) {
  if (list.items.length === 0 && !filter.city && !filter.team) {
    return (
      <div className="openings-none">
        <h3>{phrased(m.company_no_openings())}</h3>
        <p>{m.company_no_openings_text()}</p>
      </div>
    )
  }
  if (list.items.length === 0) {
    return (
      <div className="openings-none">
        <h3>{phrased(m.company_none())}</h3>
        <p>{m.company_none_text()}</p>
        <TextLink to="/joinus" hash="openings">
          {m.company_reset()}
        </TextLink>
      </div>
    )
  }
  return (
    <>
      <p className="openings-count note" role="status">
        {m.company_found({ count: list.total })}
      </p>
      <RowList className="openings-list">
        {withBadges(list.items).map((opening) => {
          const { id, title, summary, hasBadge } = opening
          const [city, team, ...others] = openingFacts(opening).map(({ value }) => value)
          return (
            <li key={id} className="grid-phone">
              <p className="note">{[city, team].join(' · ')}</p>
              <div>
                <h3>
                  <Link to="/joinus/data" search={{ id }}>
                    {phrased(title)}
                  </Link>
                  {hasBadge ? <SampleMark>{m.company_sample_opening()}</SampleMark> : null}
                </h3>
                <p>{phrased(summary)}</p>
              </div>
              <p className="note">{others.join(' · ')}</p>
            </li>
          )
        })}
      </RowList>
      <ListPager to={(next) => listAddress(filter, next)} search={position} list={list} />
    </>
  )
}
