import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { entryStates } from '~/contract/desk-entries'
import { entryKinds } from '~/contract/entry-kinds'
import { writtenLocales } from '~/contract/locale'
import { m } from '~/paraglide/messages'
import { entryTasks } from '../entries/tasks'
import { pageSearch, part, text } from '../page-search'

export const Route = createFileRoute('/desk/entries/')({
  validateSearch: pageSearch({
    kind: part(v.picklist(entryKinds)),
    state: part(v.picklist(entryStates)),
    language: part(v.picklist(writtenLocales)),
    returned: part(v.literal('true')),
    author: text,
    q: text,
    cursor: text
  }),
  staticData: { deskPage: { name: m.entries_title, about: m.desk_about_entries, fetchTasks: entryTasks } },
  component: lazyRouteComponent(() => import('../entries/list-page'), 'EntryListPage')
})
