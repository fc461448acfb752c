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
  'GET /slideshow/list': { access: 'everybody', data: slidesSchema },
  'GET /banner/current': { access: 'everybody', data: currentBannerSchema },
  'GET /content/version': { access: 'everybody', data: contentVersionSchema },

  'GET /news/list': { access: 'everybody', query: newsListRequestSchema, data: withTimes(newsListSchema) },
  'GET /news/detail': { access: 'everybody', query: detailRequestSchema, data: newsDetailSchema },
  'GET /case/list': { access: 'everybody', query: caseListRequestSchema, data: withTimes(caseListSchema) },
  'GET /case/detail': { access: 'everybody', query: detailRequestSchema, data: caseDetailSchema },
  'GET /activity/list': { access: 'everybody', query: activityListRequestSchema, data: withTimes(activityListSchema) },
  'GET /activity/detail': { access: 'everybody', query: detailRequestSchema, data: activityDetailSchema },
  'GET /research/list': { access: 'everybody', query: researchListRequestSchema, data: withTimes(researchListSchema) },
  'GET /research/detail': { access: 'everybody', query: detailRequestSchema, data: researchDetailSchema },
  'GET /school/list': { access: 'everybody', query: articleListRequestSchema, data: withTimes(articleListSchema) },
  'GET /school/detail': { access: 'everybody', query: detailRequestSchema, data: articleDetailSchema },
  'GET /consultancy/list': { access: 'everybody', query: articleListRequestSchema, data: withTimes(articleListSchema) },
  'GET /consultancy/detail': { access: 'everybody', query: detailRequestSchema, data: articleDetailSchema },
  'GET /opening/list': { access: 'everybody', query: openingListRequestSchema, data: withTimes(openingListSchema) },
  'GET /opening/detail': { access: 'everybody', query: detailRequestSchema, data: openingDetailSchema },

  'GET /video/types': { access: 'everybody', query: videoTypesRequestSchema, data: videoTypesSchema },
  'GET /videoCentre/list': { access: 'everybody', query: videoListRequestSchema, data: withTimes(videoListSchema) },
  'GET /videoCentre/list-type': { access: 'everybody', query: videoTypesRequestSchema, data: videosByTypeSchema },
  'GET /videoCentre/detail': { access: 'everybody', query: detailRequestSchema, data: videoDetailSchema },
  'GET /videoCentre/captions': { access: 'everybody', query: detailRequestSchema, isFile: true },

  'GET /search/list': { access: 'everybody', query: searchListRequestSchema, data: searchListSchema },
  'GET /search/synonyms': { access: 'everybody', data: searchSynonymsSchema },
  'POST /search/missed': { access: 'everybody', body: json(missedQuestionSchema) },

  'GET /downloadCentre/list': { access: 'everybody', query: downloadListRequestSchema, data: downloadListSchema },
  'GET /file/:key{.+}': { access: 'link', isFile: true },
  'POST /downloadRecord/add': {
    access: 'consent',
    isIdempotent: true,
    body: json(downloadRecordRequestSchema),
    data: downloadRecordSavedSchema
  },
  'GET /downloadRecord/consents': { access: 'session', data: consentReceiptsSchema },
  'GET /downloadRecord/export': { access: 'session', data: downloadExportSchema },
  'POST /downloadRecord/withdraw': { access: 'receipt', body: json(withdrawRequestSchema), data: consentReceiptSchema },

  'POST /add/userInfo': {
    access: 'application',
    isIdempotent: true,
    body: json(userInfoRequestSchema),
    data: userInfoSavedSchema
  },
  'POST /userInfo/userSatisfactionSurvey': {
    access: 'everybody',
    isIdempotent: true,
    body: json(surveyRequestSchema),
    data: surveySavedSchema
  },
  'POST /userInfo/certificationNotice': {
    access: 'everybody',
    isIdempotent: true,
    body: json(noticeRequestSchema),
    data: userInfoSavedSchema
  },
  'POST /userInfo/withdrawNotice': { access: 'receipt', body: json(withdrawRequestSchema) },
  'GET /userInfo/surveyTicket': { access: 'everybody', query: ticketRequestSchema, data: ticketSchema }
} as const satisfies Calls

export type Main = typeof main
