import { drizzle } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import { main } from '../../src/contract/api/main'
import { createApi } from '../api/api'
import { register } from '../api/register'
import type { Env } from './env'
import { authenticate } from './handler'
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

/** The main API (spec §7), under the path that its default address ends with. Its calls are those of the table `main`. */
export function createApp(env: Env) {
  const db = drizzle(env.DB)
  const linkSecret = env.FILE_LINK_SECRET
  const askerOf = (c: Context) => askerOfVisitor(c, env)

  const app = createApi({ files: '/web/user/file/' })
  register(
    app,
    main,
    {
      'GET /slideshow/list': listSlides({ db }),

      'GET /news/list': listNews({ db }),
      'GET /news/detail': showNews({ db }),
      'GET /activity/list': listActivities({ db }),
      'GET /activity/detail': showActivity({ db }),
      'GET /research/list': listResearch({ db }),
      'GET /research/detail': showResearch({ db }),
      'GET /school/list': listArticles({ db, section: 'school' }),
      'GET /school/detail': showArticle({ db, section: 'school' }),
      'GET /consultancy/list': listArticles({ db, section: 'consultancy' }),
      'GET /consultancy/detail': showArticle({ db, section: 'consultancy' }),

      'GET /video/types': listVideoTypes({ db }),
      'GET /videoCentre/list': listVideos({ db }),
      'GET /videoCentre/list-type': listVideosByType({ db }),
      'GET /videoCentre/detail': showVideo({ db }),
      'GET /videoCentre/captions': showCaptions({ db }),

      'GET /search/list': listFound({ db }),

      'GET /downloadCentre/list': listDownloads({ db }),
      'GET /file/:key{.+}': sendFile({ files: env.FILES, linkSecret }),
      'POST /downloadRecord/add': addDownloadRecord({ db, linkSecret, askerOf }),
      'GET /downloadRecord/consents': listConsents({ db }),
      'POST /downloadRecord/withdraw': withdrawConsent({ db, askerOf }),

      'POST /add/userInfo': addUserInfo({ db }),
      'POST /userInfo/userSatisfactionSurvey': addSurvey({ db }),
      'GET /userInfo/surveyTicket': showTicket({ db })
    },
    { base: '/web/user', authenticate: authenticate(askerOf) }
  )
  return app
}
