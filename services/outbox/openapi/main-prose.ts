import type { Main } from '../../../src/contract/api/main'
import type { Prose } from './describe'

type Tag = 'Home page' | 'Entries' | 'Videos' | 'Search' | 'Downloads' | 'Submissions'

const noEntry = 'There is no such entry in the language.'
const tooManySubmissions = 'Ten submissions in 15 minutes or 50 in a day from one address.'
const keyReused = 'The idempotency key belongs to a submission with another content.'

const list = (what: string): Prose<Tag> => ({
  tag: 'Entries',
  summary: `${what}: a numbered page of the list, or the entries after a cursor.`
})
const detail = (what: string): Prose<Tag> => ({
  tag: 'Entries',
  summary: `${what} with its text as a tree of allowed elements.`,
  refusals: { 404: noEntry }
})

/** Texts of the calls of main. The calls of the desk are the reference version’s own and not described. */
export const mainProse: Readonly<Record<keyof Main, Prose<Tag>>> = {
  'GET /slideshow/list': { tag: 'Home page', summary: 'The slides in their order. With an empty list the site shows its own.' },
  'GET /banner/current': { tag: 'Home page', summary: 'The banner that is published now, in both languages, or null.' },
  'GET /content/version': { tag: 'Home page', summary: 'The version of what is published: differs after every change.' },

  'GET /news/list': list('News, by release date or by rank'),
  'GET /news/detail': detail('One item of the news'),
  'GET /case/list': list('Cases of customers who agreed to be named'),
  'GET /case/detail': detail('One case'),
  'GET /activity/list': list('Activities, upcoming or past'),
  'GET /activity/detail': detail('One activity'),
  'GET /research/list': list('Research'),
  'GET /research/detail': detail('One research paper; its file is reached through `downloadRecord/add` only'),
  'GET /school/list': list('Lessons of the graph school'),
  'GET /school/detail': detail('One lesson'),
  'GET /consultancy/list': list('Articles on consultancy'),
  'GET /consultancy/detail': detail('One article'),
  'GET /opening/list': list('Job openings'),
  'GET /opening/detail': detail('One job opening'),

  'GET /video/types': {
    tag: 'Videos',
    summary: 'The types of videos with their numbers of videos, in the order in which they are shown.'
  },
  'GET /videoCentre/list': { tag: 'Videos', summary: 'Videos of all types or of one, the newest first.' },
  'GET /videoCentre/list-type': { tag: 'Videos', summary: 'Each type that has videos, with its newest four.' },
  'GET /videoCentre/detail': { tag: 'Videos', summary: 'One video with its chapters.', refusals: { 404: noEntry } },
  'GET /videoCentre/captions': {
    tag: 'Videos',
    summary: 'The captions of a video as WebVTT.',
    refusals: { 404: 'There is no such video in the language, or it has no captions.' }
  },

  'GET /search/list': {
    tag: 'Search',
    summary: 'The best entries of each kind for a query; `also` lists names of pages that the query stands for.'
  },

  'GET /search/synonyms': {
    tag: 'Search',
    summary: 'Words of visitors with those under which the site has what they mean, as staff has published them.'
  },

  'POST /search/missed': {
    tag: 'Search',
    summary: 'Counts a question that found nothing. One with a digit, an `@` or more than 40 characters is refused.'
  },

  'GET /downloadCentre/list': {
    tag: 'Downloads',
    summary: 'Editions, tools and drivers with their files. A gated file has no address.'
  },
  'GET /file/:key{.+}': {
    tag: 'Downloads',
    summary: 'A file by its key, in whole or one range of it. A gated file needs the link of `downloadRecord/add`.',
    refusals: {
      404: 'There is no such file, or the link to it is missing or wrong.',
      410: 'The link has expired.',
      416: 'The file is shorter than the range.'
    }
  },
  'POST /downloadRecord/add': {
    tag: 'Downloads',
    summary: 'Records a download after the privacy statement was accepted, and answers with a link that expires.',
    refusals: {
      401: 'The file is the package of an edition, and nobody is logged in.',
      404: 'The entry does not exist in the language or has no file.',
      409: 'The accepted statement is not the current one, or the receipt is unknown or withdrawn.',
      422: keyReused,
      429: `${tooManySubmissions} With a receipt: 60 in 15 minutes or 300 in a day.`,
      503: 'No secret for links is configured, or the file is the package of an edition and the session could not be checked.'
    }
  },
  'GET /downloadRecord/consents': { tag: 'Downloads', summary: 'The receipts of the account, newest first, 100 at most.' },
  'GET /downloadRecord/export': {
    tag: 'Downloads',
    summary:
      'What is stored about the downloads of the account, newest first, and what staff answered. Times are ISO 8601 in UTC.'
  },
  'POST /downloadRecord/withdraw': {
    tag: 'Downloads',
    summary: 'Withdraws a consent. What was typed with it is erased, the receipt stays with the time.',
    refusals: {
      404: 'There is no such receipt, or it belongs to another account.',
      503: 'The session could not be checked.'
    }
  },

  'POST /add/userInfo': {
    tag: 'Submissions',
    summary:
      'Stores a consultation, a partner’s request or an application for a trial, which is a partner’s request with an edition, and notifies the staff.',
    refusals: {
      401: 'The request is an application for a trial, and nobody is logged in.',
      422: keyReused,
      429: tooManySubmissions,
      503: 'The request is an application for a trial, and the session could not be checked.'
    }
  },
  'POST /userInfo/userSatisfactionSurvey': {
    tag: 'Submissions',
    summary: 'Stores feedback on a document and answers with its ticket.',
    refusals: { 422: keyReused, 429: tooManySubmissions }
  },
  'POST /userInfo/certificationNotice': {
    tag: 'Submissions',
    summary: 'Stores who wants to be told when a certification opens. The `id` of the answer withdraws it.',
    refusals: { 422: keyReused, 429: tooManySubmissions }
  },
  'POST /userInfo/withdrawNotice': {
    tag: 'Submissions',
    summary: 'Erases what was typed to be told when a certification opens.',
    refusals: { 404: 'There is no such receipt.' }
  },
  'GET /userInfo/surveyTicket': {
    tag: 'Submissions',
    summary: 'State and reply of feedback, by its ticket.',
    refusals: { 404: 'There is no such ticket.' }
  }
}
