import type { ComponentType } from 'react'
import { type DeskPath, isDeskPath, mayOpen } from '~/contract/desk-pages'
import { m } from '~/paraglide/messages'
import { account } from './account'
import { entryTasks } from './entries/tasks'
import { examTasks } from './exam/tasks'
import { inquiryTasks } from './inbox/tasks'
import type { Task } from './tasks'

/** A page of the desk. */
interface DeskPage {
  /** Its name in the navigation and in the title of the document. */
  name: () => string
  /** What it is for; undefined for a page that only another page leads to, which the navigation leaves out. */
  about: (() => string) | undefined
  load: () => Promise<ComponentType>
  /** What waits there, for the first page. */
  fetchTasks?: () => Promise<readonly Task[]>
}

/** Every page but the first one, in the order of the navigation. Its access is in the contract, where the edge reads it. */
export const pages: Readonly<Record<Exclude<DeskPath, '/desk'>, DeskPage>> = {
  '/desk/inbox': {
    name: m.desk_inbox,
    about: m.desk_about_inbox,
    load: async () => (await import('./inbox/inbox-page')).InboxPage,
    fetchTasks: inquiryTasks
  },
  '/desk/entries': {
    name: m.entries_title,
    about: m.desk_about_entries,
    load: async () => (await import('./entries/list-page')).EntryListPage,
    fetchTasks: entryTasks
  },
  '/desk/entries/entry': {
    name: m.entries_entry,
    about: undefined,
    load: async () => (await import('./entries/entry-page')).EntryPage
  },
  '/desk/missed-questions': {
    name: m.entries_missed,
    about: m.desk_about_missed,
    load: async () => (await import('./entries/missed-questions-page')).MissedQuestionsPage
  },
  '/desk/media': {
    name: m.media_title,
    about: m.desk_about_media,
    load: async () => (await import('./media/media-page')).MediaPage
  },
  '/desk/exam': {
    name: m.desk_exam,
    about: m.desk_about_exam,
    load: async () => (await import('./exam/exam-page')).ExamPage,
    fetchTasks: examTasks
  },
  '/desk/questions': {
    name: m.desk_questions,
    about: m.desk_about_questions,
    load: async () => (await import('./questions/questions-page')).QuestionsPage
  },
  '/desk/people': {
    name: m.desk_people_name,
    about: m.desk_about_people,
    load: async () => (await import('./people/people-page')).PeoplePage
  },
  '/desk/audit': {
    name: m.desk_audit_name,
    about: m.desk_about_audit,
    load: async () => (await import('./audit/audit-page')).AuditPage
  },
  '/desk/editor': {
    name: m.editor_try,
    about: m.desk_about_editor,
    load: async () => (await import('./editor/editor-page')).EditorPage
  }
}

/** Path and page of what the account finds in the navigation. */
export const listedPages = (): [DeskPath, DeskPage][] =>
  Object.entries<DeskPage>(pages).flatMap(([path, page]) =>
    page.about && isDeskPath(path) && mayOpen(path, account.roles) ? [[path, page]] : []
  )
