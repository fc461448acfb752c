import { activityDetailSchema, activityListRequestSchema, activityListSchema } from '../activities'
import { articleDetailSchema, articleListRequestSchema, articleListSchema } from '../articles'
import { currentBannerSchema } from '../banner'
import { detailRequestSchema, withTimes } from '../content'
import { contentVersionSchema } from '../content-version'
import { caseDetailSchema, caseListRequestSchema, caseListSchema } from '../customer-cases'
import {
  consentReceiptSchema,
  consentReceiptsSchema,
  downloadRecordSavedSchema,
  withdrawRequestSchema
} from '../download-records'
import { downloadListRequestSchema, downloadListSchema } from '../downloads'
import { downloadExportSchema, downloadRecordRequestSchema } from '../forms/download'
import { surveyRequestSchema } from '../forms/feedback'
import { noticeRequestSchema } from '../forms/notice'
import { userInfoRequestSchema } from '../forms/requests'
import { missedQuestionSchema } from '../missed-questions'
import { newsDetailSchema, newsListRequestSchema, newsListSchema } from '../news'
import { openingDetailSchema, openingListRequestSchema, openingListSchema } from '../openings'
import { researchDetailSchema, researchListRequestSchema, researchListSchema } from '../research'
import { searchListRequestSchema, searchListSchema, searchSynonymsSchema } from '../search'
import { slidesSchema } from '../slides'
import { surveySavedSchema, ticketRequestSchema, ticketSchema } from '../survey'
import { userInfoSavedSchema } from '../user-info'
import {
  videoDetailSchema,
  videoListRequestSchema,
  videoListSchema,
  videosByTypeSchema,
  videoTypesRequestSchema,
  videoTypesSchema
} from '../videos'
import { type Calls, json } from './call'

/**
 * The calls of visitors to the main API (spec §7, decision 028); `tables.ts` lists every table. The service registers its
 * routes from this table, the edge reads it, and the app derives its types from it.
 */
export const main = {
  //#region Home page
  /** The slides in their order. With an empty list the site shows its own. */
  'GET /slideshow/list': { access: 'everybody', data: slidesSchema },
  /** The banner that is published now, in both languages, or null. */
  'GET /banner/current': { access: 'everybody', data: currentBannerSchema },
  /** The version of the published content: differs after every change. */
  'GET /content/version': { access: 'everybody', data: contentVersionSchema },
  //#endregion

  //#region Entries
  /** News, by release date or by rank: a numbered page of the list, or the entries after a cursor. */
  'GET /news/list': { access: 'everybody', query: newsListRequestSchema, data: withTimes(newsListSchema) },
  /**
   * One item of the news with its text as a tree of allowed elements.
   * @throws 404 There is no such entry in the language.
   */
  'GET /news/detail': { access: 'everybody', query: detailRequestSchema, data: newsDetailSchema },
  /** Cases of customers who agreed to be named: a numbered page of the list, or the entries after a cursor. */
  'GET /case/list': { access: 'everybody', query: caseListRequestSchema, data: withTimes(caseListSchema) },
  /**
   * One case with its text as a tree of allowed elements.
   * @throws 404 There is no such entry in the language.
   */
  'GET /case/detail': { access: 'everybody', query: detailRequestSchema, data: caseDetailSchema },
  /** Activities, upcoming or past: a numbered page of the list, or the entries after a cursor. */
  'GET /activity/list': { access: 'everybody', query: activityListRequestSchema, data: withTimes(activityListSchema) },
  /**
   * One activity with its text as a tree of allowed elements.
   * @throws 404 There is no such entry in the language.
   */
  'GET /activity/detail': { access: 'everybody', query: detailRequestSchema, data: activityDetailSchema },
  /** Research: a numbered page of the list, or the entries after a cursor. */
  'GET /research/list': { access: 'everybody', query: researchListRequestSchema, data: withTimes(researchListSchema) },
  /**
   * One research paper with its text as a tree of allowed elements. Its file is reached through `downloadRecord/add` only.
   * @throws 404 There is no such entry in the language.
   */
  'GET /research/detail': { access: 'everybody', query: detailRequestSchema, data: researchDetailSchema },
  /** Lessons of the graph school: a numbered page of the list, or the entries after a cursor. */
  'GET /school/list': { access: 'everybody', query: articleListRequestSchema, data: withTimes(articleListSchema) },
  /**
   * One lesson with its text as a tree of allowed elements.
   * @throws 404 There is no such entry in the language.
   */
  'GET /school/detail': { access: 'everybody', query: detailRequestSchema, data: articleDetailSchema },
  /** Articles on consultancy: a numbered page of the list, or the entries after a cursor. */
  'GET /consultancy/list': { access: 'everybody', query: articleListRequestSchema, data: withTimes(articleListSchema) },
  /**
   * One article with its text as a tree of allowed elements.
   * @throws 404 There is no such entry in the language.
   */
  'GET /consultancy/detail': { access: 'everybody', query: detailRequestSchema, data: articleDetailSchema },
  /** Job openings: a numbered page of the list, or the entries after a cursor. */
  'GET /opening/list': { access: 'everybody', query: openingListRequestSchema, data: withTimes(openingListSchema) },
  /**
   * One job opening with its text as a tree of allowed elements.
   * @throws 404 There is no such entry in the language.
   */
  'GET /opening/detail': { access: 'everybody', query: detailRequestSchema, data: openingDetailSchema },
  //#endregion

  //#region Videos
  /** The types of videos with their numbers of videos, in the order in which they are shown. */
  'GET /video/types': { access: 'everybody', query: videoTypesRequestSchema, data: videoTypesSchema },
  /** Videos of all types or of one, the newest first. */
  'GET /videoCentre/list': { access: 'everybody', query: videoListRequestSchema, data: withTimes(videoListSchema) },
  /** Each type that has videos, with its newest four. */
  'GET /videoCentre/list-type': { access: 'everybody', query: videoTypesRequestSchema, data: videosByTypeSchema },
  /**
   * One video with its chapters.
   * @throws 404 There is no such entry in the language.
   */
  'GET /videoCentre/detail': { access: 'everybody', query: detailRequestSchema, data: videoDetailSchema },
  /**
   * The captions of a video as WebVTT.
   * @throws 404 There is no such video in the language, or it has no captions.
   */
  'GET /videoCentre/captions': { access: 'everybody', query: detailRequestSchema, isFile: true },
  //#endregion

  //#region Search
  /** The best entries of each kind for a query; `also` lists names of pages that the query stands for. */
  'GET /search/list': { access: 'everybody', query: searchListRequestSchema, data: searchListSchema },
  /** Words of visitors with the words that the site uses for the same thing, as published by staff. */
  'GET /search/synonyms': { access: 'everybody', data: searchSynonymsSchema },
  /** Counts a question that found nothing. One with a digit, an `@` or more than 40 characters is refused. */
  'POST /search/missed': { access: 'everybody', body: json(missedQuestionSchema) },
  //#endregion

  //#region Downloads
  /** Editions, tools and drivers with their files. A gated file has no address. */
  'GET /downloadCentre/list': { access: 'everybody', query: downloadListRequestSchema, data: downloadListSchema },
  /**
   * A file by its key, in whole or one range of it. A gated file needs the link of `downloadRecord/add`.
   * @throws 404 There is no such file, or the link to it is missing or wrong.
   * @throws 410 The link has expired.
   * @throws 416 The file is shorter than the range.
   */
  'GET /file/:key{.+}': { access: 'link', isFile: true },
  /**
   * Records a download after the privacy statement was accepted, and answers with a link that expires.
   * @throws 401 The file is the package of an edition, and nobody is logged in.
   * @throws 404 The entry does not exist in the language or has no file.
   * @throws 409 The accepted statement is not the current one, or the receipt is unknown or withdrawn.
   * @throws 422 The idempotency key belongs to a submission with another content.
   * @throws 429 Ten submissions in 15 minutes or 50 in a day from one address. With a receipt: 60 in 15 minutes or 300 in a
   * day.
   * @throws 503 No secret for links is configured, or the file is the package of an edition and the session could not be
   * checked.
   */
  'POST /downloadRecord/add': {
    access: 'consent',
    isIdempotent: true,
    body: json(downloadRecordRequestSchema),
    data: downloadRecordSavedSchema
  },
  /** The receipts of the account, newest first, 100 at most. */
  'GET /downloadRecord/consents': { access: 'session', data: consentReceiptsSchema },
  /** The stored data of the account's downloads, newest first, with the answers of staff. Times are ISO 8601 in UTC. */
  'GET /downloadRecord/export': { access: 'session', data: downloadExportSchema },
  /**
   * Withdraws a consent. The input that was sent with it is erased; the receipt stays, with the time of the withdrawal.
   * @throws 404 There is no such receipt, or it belongs to another account.
   * @throws 503 The session could not be checked.
   */
  'POST /downloadRecord/withdraw': { access: 'receipt', body: json(withdrawRequestSchema), data: consentReceiptSchema },
  //#endregion

  //#region Submissions
  /**
   * Stores a consultation, a partner’s request or an application for a trial, which is a partner’s request with an edition, and
   * notifies the staff.
   * @throws 401 The request is an application for a trial, and nobody is logged in.
   * @throws 422 The idempotency key belongs to a submission with another content.
   * @throws 429 Ten submissions in 15 minutes or 50 in a day from one address.
   * @throws 503 The request is an application for a trial, and the session could not be checked.
   */
  'POST /add/userInfo': {
    access: 'application',
    isIdempotent: true,
    body: json(userInfoRequestSchema),
    data: userInfoSavedSchema
  },
  /**
   * Stores feedback on a document and answers with its ticket.
   * @throws 422 The idempotency key belongs to a submission with another content.
   * @throws 429 Ten submissions in 15 minutes or 50 in a day from one address.
   */
  'POST /userInfo/userSatisfactionSurvey': {
    access: 'everybody',
    isIdempotent: true,
    body: json(surveyRequestSchema),
    data: surveySavedSchema
  },
  /**
   * Stores a request to be notified when a certification opens. The `id` of the answer withdraws it.
   * @throws 422 The idempotency key belongs to a submission with another content.
   * @throws 429 Ten submissions in 15 minutes or 50 in a day from one address.
   */
  'POST /userInfo/certificationNotice': {
    access: 'everybody',
    isIdempotent: true,
    body: json(noticeRequestSchema),
    data: userInfoSavedSchema
  },
  /**
   * Erases the input of a request to be notified when a certification opens.
   * @throws 404 There is no such receipt.
   */
  'POST /userInfo/withdrawNotice': { access: 'receipt', body: json(withdrawRequestSchema) },
  /**
   * State and reply of feedback, by its ticket.
   * @throws 404 There is no such ticket.
   */
  'GET /userInfo/surveyTicket': { access: 'everybody', query: ticketRequestSchema, data: ticketSchema }
  //#endregion
} as const satisfies Calls

export type Main = typeof main
