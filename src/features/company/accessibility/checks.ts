/*
 * Scope of the accessibility tests. `tests/e2e/accessibility.spec.ts` checks these pages and states, and the accessibility
 * statement counts and lists them, so it cannot promise more than is tested.
 */

/** Window widths in pixels: phone and desktop. */
export const checkedWidths = [390, 1440] as const

/** One page of each kind, by part of the site. Each is checked with axe in both languages, both themes and both widths. */
export const checkedPages = {
  start: [
    '/',
    '/document/latest/1',
    '/document/latest/15',
    '/document/v1.3/40',
    '/document/latest/999',
    '/document/feedback?ticket=GX-1'
  ],
  products: [
    '/product/database',
    '/product?name=index',
    '/product?name=join',
    '/product?name=fit',
    '/giProduct',
    '/graphRag',
    '/integrated',
    '/product/GalaxyWeaver',
    '/download'
  ],
  editions: [
    '/galaxyProduct',
    '/galaxyProduct?graphs=51&vertices=50000000&ldap=yes',
    '/galaxyProduct?users=many',
    '/product/consult?edition=standard'
  ],
  solutions: [
    '/demogallery',
    '/demogallery/details?type=fraud',
    '/playground',
    '/product/onlinedemo',
    '/product/onlinedemo?type=antifraud',
    '/product/onlinedemo?type=power&hops=many',
    '/customer/details?id=1',
    '/homedetails?id=1'
  ],
  resources: [
    '/news',
    '/news/detail?id=1',
    '/center/activity',
    '/center/video',
    '/center/video/details?id=1',
    '/center/research?type=whitepapers'
  ],
  reports: [
    '/report',
    '/report?workload=hops-3&metric=ratio',
    '/report/ldbc',
    '/report/Neo4j',
    '/report/TigerGraph',
    '/report/developer'
  ],
  downloads: [
    '/center/download',
    '/center/download?type=download&id=1',
    '/center/download?type=download&id=5',
    '/center/download?type=research&id=1',
    '/center/school',
    '/center/consultancy',
    '/search?q=backup'
  ],
  company: [
    '/aboutus',
    '/partner/connect',
    '/partner/connect?want=trial',
    '/partner/system',
    '/joinus',
    '/joinus/data?id=1',
    '/book',
    '/accessibility',
    '/privacy'
  ]
} as const satisfies Readonly<Record<string, readonly string[]>>

export type CheckedPart = keyof typeof checkedPages
export type CheckedPage = (typeof checkedPages)[CheckedPart][number]

/** Additional states of pages that are checked with axe. */
export const checkedStates = ['refusedForm', 'userCenter', 'search', 'navigation', 'account', 'wideTable'] as const
export type CheckedState = (typeof checkedStates)[number]

/**
 * Tasks that the accessibility statement lists as possible with the keyboard alone. Each has an end-to-end test that completes it
 * by keys; only what the test checks beside the task may use the pointer. Values: file in `tests/e2e`, and prefix of the test's
 * name.
 */
export const keyboardTasks = {
  navigation: ['navigation.spec.ts', 'the menus of the header are opened, gone through and closed by key'],
  shell: ['shell.spec.ts', 'the keyboard alone is enough'],
  search: ['search.spec.ts', 'the search is opened, used and closed by keyboard'],
  login: ['session.spec.ts', 'a visitor who opens the user center logs in with the keyboard alone'],
  userCenter: ['user-center-profile.spec.ts', 'with the keyboard alone a row is opened'],
  download: ['downloads.spec.ts', 'the statement is read to its end and accepted by keyboard'],
  demos: ['demos.spec.ts', 'the keyboard alone runs, steps, sorts'],
  queries: ['queries.spec.ts', 'a visitor writes a query by keyboard'],
  reports: ['reports.spec.ts', 'the explorer is used by keyboard alone'],
  practice: ['training.spec.ts', 'practice is done with the keyboard alone'],
  exam: ['exam.spec.ts', 'the exam is taken with the keyboard alone'],
  certificate: ['certificates.spec.ts', 'a number leads to its certificate by key alone']
} as const satisfies Readonly<Record<string, readonly [file: string, test: string]>>

export type KeyboardTask = keyof typeof keyboardTasks
