import { drizzle } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import { articleSections } from '../../src/contract/articles'
import { createApi } from '../api/api'
import type { Env } from './env'
import { listActivities, showActivity } from './routes/activities'
import { listArticles, showArticle } from './routes/articles'
import { addDownloadRecord, listConsents, withdrawConsent } from './routes/download-records'
import { listDownloads } from './routes/downloads'
import { sendFile } from './routes/files'
import { listNews, showNews } from './routes/news'
import { listResearch, showResearch } from './routes/research'
import { listFound } from './routes/search'
import { listSlides } from './routes/slideshow'
import { addSurvey, showTicket } from './routes/survey'
import { addUserInfo } from './routes/user-info'
import { listVideos, listVideosByType, listVideoTypes, showCaptions, showVideo } from './routes/videos'
import { askerOf as askerOfVisitor } from './visitor'

/** The main API (spec §7), under the path that its default address ends with. These are all its calls. */
export function createApp(env: Env) {
  const db = drizzle(env.DB)
  const linkSecret = env.FILE_LINK_SECRET
  const askerOf = (c: Context) => askerOfVisitor(c, env)

  const app = createApi({ files: '/web/user/file/' })
  app.get('/web/user/slideshow/list', listSlides({ db }))
  app.get('/web/user/news/list', listNews({ db }))
  app.get('/web/user/news/detail', showNews({ db }))
  app.get('/web/user/video/types', listVideoTypes({ db }))
  app.get('/web/user/videoCentre/list', listVideos({ db }))
  app.get('/web/user/videoCentre/list-type', listVideosByType({ db }))
  app.get('/web/user/videoCentre/detail', showVideo({ db }))
  app.get('/web/user/videoCentre/captions', showCaptions({ db }))
  app.get('/web/user/activity/list', listActivities({ db }))
  app.get('/web/user/activity/detail', showActivity({ db }))
  app.get('/web/user/research/list', listResearch({ db }))
  app.get('/web/user/research/detail', showResearch({ db }))
  for (const section of articleSections) {
    app.get(`/web/user/${section}/list`, listArticles({ db, section }))
    app.get(`/web/user/${section}/detail`, showArticle({ db, section }))
  }
  app.get('/web/user/search/list', listFound({ db }))
  app.get('/web/user/downloadCentre/list', listDownloads({ db }))
  app.get('/web/user/file/:key{.+}', sendFile({ files: env.FILES, linkSecret }))
  app.post('/web/user/add/userInfo', addUserInfo({ db }))
  app.post('/web/user/userInfo/userSatisfactionSurvey', addSurvey({ db }))
  app.get('/web/user/userInfo/surveyTicket', showTicket({ db }))
  app.post('/web/user/downloadRecord/add', addDownloadRecord({ db, linkSecret, askerOf }))
  app.get('/web/user/downloadRecord/consents', listConsents({ db, askerOf }))
  app.post('/web/user/downloadRecord/withdraw', withdrawConsent({ db, askerOf }))
  return app
}
