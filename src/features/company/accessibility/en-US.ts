import type { AccessibilityCopy } from './types'

export default {
  title: 'Accessibility statement',
  description:
    'Which pages, states and keyboard tasks we check before each release, what does not work yet, and how to report a barrier.',
  kicker: 'Company · Accessibility',
  headline: 'Keyboard, zoom and screen reader support',
  lead: 'We design for WCAG 2.2 level AA. The numbers below come from the automated tests that run before each release. If a check fails, we do not release.',
  counts: {
    caption: 'What the automated checks cover',
    columns: ['Checked', 'Number'],
    pages: 'Kinds of pages',
    states: 'Page states, such as menus, dialogs and rejected forms',
    themes: 'Themes: light and dark',
    widths: 'Window sizes: phone and desktop',
    languages: 'Languages: Chinese and English',
    tasks: 'Tasks completed with the keyboard alone'
  },
  pages: {
    question: 'Which pages do we check?',
    headline: 'We check every kind of page',
    lead: 'axe-core checks names, contrast, form labels and ARIA. We check each page in both languages, in both themes, and in the window of a phone and of a desktop.',
    columns: ['Part of the site', 'Kinds of pages'],
    parts: {
      start: 'Home page and documents',
      products: 'Products',
      editions: 'Editions and consultation',
      solutions: 'Solutions, demos and queries',
      resources: 'News, events, videos, white papers',
      reports: 'Benchmark reports',
      downloads: 'Downloads, articles and search',
      company: 'Company and partners'
    },
    rule: 'A single finding, whatever its rating, stops a release.'
  },
  states: {
    question: 'What about dialogs and menus?',
    headline: 'Dialogs, menus and errors are checked too',
    names: {
      refusedForm: 'A form with an error: the message is beside the field, and the first such field gets the focus',
      userCenter: 'The user center with each of its forms',
      search: 'The search field: empty, with results, without results',
      navigation: 'Open menus, and the menu on phones',
      account: 'Login, registration and the registration agreement',
      wideTable: 'Tables that scroll sideways on small screens'
    }
  },
  keyboard: {
    question: 'Is a keyboard enough?',
    headline: 'Complete these tasks by keyboard alone',
    lead: 'The focus is always visible. Esc closes an open dialog and returns the focus.',
    tasks: {
      navigation: 'Open, browse and close the top menus',
      shell: 'Skip to the content, change the theme, log in and out',
      search: 'Search and open a result',
      login: 'Log in and return to the page you wanted',
      userCenter: 'Change your profile in the user center',
      download: 'Read and accept the privacy statement, then download',
      demos: 'Run an online demo and step through its result',
      queries: 'Write, correct and run a query',
      reports: 'Explore the data of a benchmark report',
      practice: 'Practice for GBCA',
      exam: 'Take the GBCA exam',
      certificate: 'Verify a certificate'
    }
  },
  limits: {
    question: 'What does not work yet?',
    headline: 'Known limits',
    items: [
      {
        term: 'Accounts need JavaScript',
        text: 'Your browser hashes the password before it is sent. Login, registration, password reset and the exam therefore need scripts. So do practice, editing and running queries, and checking a file in the page. All other pages and forms work without them.'
      },
      {
        term: 'Figures are described',
        text: 'A screen reader reads a short description of a figure. If the data is also in a table or a list, the description says so.'
      },
      {
        term: 'Automated checks are limited',
        text: 'They do not replace people with disabilities who use the site. If you meet a barrier, we want to know.'
      }
    ]
  },
  contact: {
    question: 'Did you meet a barrier?',
    headline: 'Tell us. We answer within 7 working days',
    lead: 'Please name the page, your browser or assistive technology, and the step where you are stuck. Tell us too if you need content in another format.',
    phone: 'Phone',
    email: 'Email',
    time: 'Answer',
    subject: 'Accessibility feedback'
  }
} satisfies AccessibilityCopy
