import { useCallback, useId, useState } from 'react'
import type { Person } from '~/contract/desk-people'
import {
  type InboxFilters,
  type InboxOverview,
  inboxListSchema,
  inboxOverviewSchema,
  inquiryKinds,
  inquirySchema,
  inquiryStates,
  maxExported,
  openStates
} from '~/contract/inbox'
import { maxQueryLength } from '~/contract/limits'
import { mayAccess } from '~/contract/roles'
import { useLoadedData } from '~/lib/async-data'
import { useMutation } from '~/lib/mutation'
import { showToast } from '~/lib/toasts'
import { kindNames, stateNames } from '~/messages/inbox-text'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { account } from '../account'
import { DataState } from '../data-state'
import { DeskLink, QueryForm } from '../link'
import { fetchListPage } from '../list-page'
import { Select } from '../select'
import { isUnknownRecord, UnknownRecord } from '../unknown-record'
import { usePeople } from '../use-people'
import { type InboxView, inboxAddress, useInboxView } from './address'
import { AppealView, fetchAppeals, listedAppeals } from './appeals'
import { callInbox } from './calls'
import { exportInbox } from './export'
import { FailedNotifications } from './failed-notifications'
import { InquiryList } from './inquiry-list'
import { InquiryView } from './inquiry-view'
import './inquiry.css'
import './inbox.css'

const fetchOverview = () => callInbox({ call: 'GET /desk/inbox/overview', data: inboxOverviewSchema })
const noInquiries = { items: [], total: 0, isTotalLimited: false, pages: 0, previous: null, next: null }
const fetchList = async ({ isAppealsOnly, filters, cursor }: InboxView) =>
  isAppealsOnly
    ? noInquiries
    : fetchListPage(cursor, (from, options) =>
        callInbox({
          call: 'GET /desk/inbox/list',
          query: { ...filters, cursor: from, size: 20 },
          data: inboxListSchema,
          ...options
        })
      )

/**
 * Submissions of visitors and their handling by staff: the list by the filters of the address, and beside it the inquiry `?id=` or
 * the appeal against an exam result `?appeal=`.
 */
export function InboxPage() {
  const view = useInboxView()
  const { isAppealsOnly, filters, selected, selectedAppeal } = view
  const [fetchShown] = useState(() => () => fetchList(view))
  const overview = useLoadedData(fetchOverview)
  const list = useLoadedData(fetchShown)
  const appeals = useLoadedData(fetchAppeals)
  const openAppeals = appeals.result.state === 'ready' ? appeals.result.data : []
  const isSelected = selected !== undefined || selectedAppeal !== undefined
  const { people = [], nameOf } = usePeople()
  const staff = people.filter(({ roles }) =>
    mayAccess(
      roles.map(({ role }) => role),
      'staff'
    )
  )
  const onChanged = () => {
    void overview.load()
    void list.load()
  }
  return (
    <>
      <div className="desk-head">
        <h1>{m.desk_inbox_title()}</h1>
        {!isAppealsOnly && <ExportButton filters={filters} />}
      </div>
      {overview.result.state === 'ready' && <Shortcuts overview={overview.result.data} appeals={openAppeals.length} />}
      {overview.result.state === 'ready' && (
        <FailedNotifications failed={overview.result.data.failed} onResent={() => void overview.load()} />
      )}
      <Filters view={view} staff={staff} />
      <div className="split desk-split inbox-split" data-selected={isSelected ? '' : undefined}>
        <section className="inbox-list" aria-label={m.desk_inbox_list()}>
          <DataState result={list.result} onRetry={list.load}>
            {(data) => <InquiryList appeals={listedAppeals(openAppeals, view)} list={data} nameOf={nameOf} />}
          </DataState>
        </section>
        {!isSelected && <p className="inbox-none muted">{m.desk_inbox_select()}</p>}
        {selected !== undefined && <Selected id={selected} staff={staff} nameOf={nameOf} onChanged={onChanged} />}
        {selectedAppeal !== undefined && (
          <section className="inbox-detail">
            <BackToList />
            <AppealView id={selectedAppeal} result={appeals.result} onRetry={() => void appeals.load()} />
          </section>
        )}
      </div>
    </>
  )
}

interface SelectedProps {
  id: number
  staff: readonly Person[]
  nameOf: (account: string) => string
  onChanged: () => void
}

function Selected({ id, staff, nameOf, onChanged }: SelectedProps) {
  const { shown, cursor } = useInboxView()
  const fetchInquiry = useCallback(
    () => callInbox({ call: 'GET /desk/inbox/detail', query: { id }, data: inquirySchema, suppressErrorToast: isUnknownRecord }),
    [id]
  )
  const { result, load } = useLoadedData(fetchInquiry)
  const onDone = () => {
    void load()
    onChanged()
  }
  return (
    <section className="inbox-detail">
      <BackToList />
      <DataState
        result={result}
        onRetry={load}
        missing={
          <UnknownRecord text={m.desk_inbox_unknown()} list={inboxAddress(shown, { cursor })} back={m.desk_inbox_back()} />
        }
      >
        {(inquiry) => <InquiryView inquiry={inquiry} staff={staff} nameOf={nameOf} onChanged={onDone} />}
      </DataState>
    </section>
  )
}

function BackToList() {
  const { shown, cursor } = useInboxView()
  return (
    <p className="inbox-back">
      <DeskLink className="plain-link" {...inboxAddress(shown, { cursor })}>
        {m.desk_inbox_back()}
      </DeskLink>
    </p>
  )
}

/** Links to the most used lists, each with its number of inquiries. */
function Shortcuts({ overview: { counts, overdue, mine }, appeals }: { overview: InboxOverview; appeals: number }) {
  const sum = (states: readonly string[]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((total, { count }) => total + count, 0)
  return (
    <ul className="inbox-shortcuts" aria-label={m.desk_inbox_shortcuts()}>
      <li data-overdue={overdue > 0 || undefined}>
        <DeskLink {...inboxAddress({ due: 'overdue' })}>{m.desk_inbox_count_overdue({ count: overdue })}</DeskLink>
      </li>
      <li>
        <DeskLink {...inboxAddress({ assignee: 'me' })}>{m.desk_inbox_count_mine({ count: mine })}</DeskLink>
      </li>
      <li>
        <DeskLink {...inboxAddress({ state: 'new' })}>{m.desk_inbox_count_new({ count: sum(['new']) })}</DeskLink>
      </li>
      <li>
        <DeskLink {...inboxAddress({})}>{m.desk_inbox_count_open({ count: sum(openStates) + appeals })}</DeskLink>
      </li>
      {appeals > 0 && (
        <li>
          <DeskLink {...inboxAddress({ kind: 'appeal' })}>{m.desk_inbox_count_appeals({ count: appeals })}</DeskLink>
        </li>
      )}
    </ul>
  )
}

/** The filters of the list. */
function Filters({ view: { filters, isAppealsOnly }, staff }: { view: InboxView; staff: readonly Person[] }) {
  const id = useId()
  return (
    <search>
      <QueryForm to="/desk/inbox">
        <Select
          label={m.desk_inbox_kind()}
          name="kind"
          value={isAppealsOnly ? 'appeal' : filters.kind}
          options={[
            ['', m.desk_inbox_any()],
            ...inquiryKinds.map((kind): [string, string] => [kind, kindNames[kind]()]),
            ['appeal', m.desk_inbox_appeal()]
          ]}
        />
        <Select
          label={m.desk_inbox_state()}
          name="state"
          value={filters.state}
          options={[
            ['open', m.desk_inbox_open()],
            ...inquiryStates.map((state): [string, string] => [state, stateNames[state]()]),
            ['all', m.desk_inbox_any()]
          ]}
        />
        <Select
          key={staff.length}
          label={m.desk_inbox_assignee()}
          name="assignee"
          value={filters.assignee}
          options={[
            ['', m.desk_inbox_any()],
            ['me', m.desk_inbox_me()],
            ['none', m.desk_inbox_nobody()],
            ...staff.filter(({ id }) => id !== account.id).map(({ id, username }): [string, string] => [id, username])
          ]}
        />
        <Select
          label={m.desk_inbox_due()}
          name="due"
          value={filters.due}
          options={[
            ['', m.desk_inbox_due_any()],
            ['overdue', m.desk_inbox_overdue()]
          ]}
        />
        <label htmlFor={id} className="inbox-search">
          {m.desk_inbox_search()}
          <input
            id={id}
            type="search"
            name="q"
            defaultValue={filters.q}
            maxLength={maxQueryLength}
            placeholder={m.desk_inbox_search_hint()}
          />
        </label>
        <Button type="submit">{m.desk_inbox_filter()}</Button>
      </QueryForm>
    </search>
  )
}

/** Saves the list with the filters of the address as a file. */
function ExportButton({ filters }: { filters: InboxFilters }) {
  const { isPending, mutate } = useMutation(
    async () => {
      const isCut = await exportInbox(filters)
      showToast({ tone: 'ok', text: isCut ? m.desk_inbox_export_cut({ count: maxExported }) : m.desk_inbox_export_done() })
    },
    { onError: ({ text }) => showToast({ tone: 'error', text }) }
  )
  return (
    <Button isSmall aria-disabled={isPending} onClick={() => void mutate()}>
      {m.desk_inbox_export()}
    </Button>
  )
}
