import { afterAll, expect, test } from 'vitest'
import type { EntryCopy } from '~/contract/desk-entries'
import type { EntryKindName } from '~/contract/entry-kinds'
import { type Locale, locales } from '~/contract/locale'
import { getLocale, overwriteGetLocale } from '~/paraglide/runtime'
import { unscheduleQuestion, withdrawQuestion } from './version-questions'

// Other files share the modules of this one.
const before = getLocale
afterAll(() => overwriteGetLocale(before))

const copyOf = (visibleVersion: number | null, scheduled: number | null, more: Partial<EntryCopy> = {}): EntryCopy => ({
  kind: 'news',
  id: 1,
  language: 'zh-CN',
  title: '',
  state: 'published',
  revision: 1,
  author: null,
  changedAt: 0,
  liveVersion: scheduled ?? visibleVersion,
  publishFrom: scheduled === null ? 0 : Date.now() + 60_000,
  fields: {},
  text: null,
  note: '',
  visibleVersion,
  unseenAuthors: [],
  ...more
})

const english = { language: 'en-US' } as const

test.each<[string, EntryCopy[], Record<Locale, string>]>([
  [
    'both languages are live',
    [copyOf(2, null), copyOf(3, null, english)],
    {
      'zh-CN': '访客将立即无法查看中文第2版和英文第3版。',
      'en-US': 'Visitors can no longer see Chinese version 2 and English version 3.'
    }
  ],
  [
    'a replacement is scheduled',
    [copyOf(2, 4), copyOf(3, null, english)],
    {
      'zh-CN': '访客将立即无法查看中文第2版和英文第3版，中文第4版的定时发布也会取消。',
      'en-US':
        'Visitors can no longer see Chinese version 2 and English version 3. The schedule for Chinese version 4 is canceled too.'
    }
  ],
  [
    'one copy has both languages',
    [copyOf(1, null, { kind: 'slides' satisfies EntryKindName })],
    { 'zh-CN': '访客将立即无法查看第1版。', 'en-US': 'Visitors can no longer see version 1.' }
  ]
])('the question before a withdrawal says which versions go: %s', (_, copies, texts) => {
  for (const locale of locales) {
    overwriteGetLocale(() => locale)
    expect(withdrawQuestion(copies, locale)).toBe(texts[locale])
  }
})

test.each<[string, EntryCopy[], Record<Locale, string>]>([
  [
    'a version is live',
    [copyOf(2, 4)],
    {
      'zh-CN': '中文第4版的定时发布将被取消，内容回到草稿。中文第2版继续在线。',
      'en-US':
        'The schedule for Chinese version 4 is canceled and the text becomes a draft. Visitors still see Chinese version 2.'
    }
  ],
  [
    'nothing was published before',
    [copyOf(null, 2)],
    {
      'zh-CN': '中文第2版的定时发布将被取消，内容回到草稿。',
      'en-US': 'The schedule for Chinese version 2 is canceled and the text becomes a draft.'
    }
  ]
])('the question before a schedule is canceled says what stays: %s', (_, copies, texts) => {
  for (const locale of locales) {
    overwriteGetLocale(() => locale)
    expect(unscheduleQuestion(copies, locale)).toBe(texts[locale])
  }
})
