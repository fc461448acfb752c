import { drizzle } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import { main } from '../../src/contract/api/main'
import { mainDeskEntries } from '../../src/contract/api/main-desk-entries'
import { createApi } from '../api/api'
import { authenticateDesk } from '../api/desk'
import { register } from '../api/register'
import { identifyRequester as askerOfVisitor } from '../api/requester'
import { listEntries, showEntry } from './entry-calls'
import { activityEntries, articleEntries, newsEntries, researchEntries, videoEntries } from './entry-kinds'
import type { Env } from './env'
import { authenticate } from './handler'
import {
  createEntry,
  deleteCopies,
  listCopies,
  publishCopies,
  restoreVersion,
  returnCopies,
  saveCopy,
  showCopies,
  showVersion,
  submitCopies,
  withdrawCopies
} from './routes/desk-entries'
import { addDownloadRecord, listConsents, withdrawConsent } from './routes/download-records'
import { listDownloads } from './routes/downloads'
import { makePreview, showPreviewed } from './routes/entry-previews'
import { sendFile } from './routes/files'
import { listFound } from './routes/search'
import { listSlides } from './routes/slideshow'
import { addSurvey, showTicket } from './routes/survey'
import { addUserInfo } from './routes/user-info'
import { listVideosByType, listVideoTypes, showCaptions } from './routes/videos'

/** Bytes of a text with its tables and the captions of a video, which other calls have no need of. */
const maxEntryBytes = 1024 * 1024

/** The main API (spec §7), under the path of its default address. The table `main` lists its calls. */
export function createApp(env: Env) {
  const db = drizzle(env.DB)
  const linkSecret = env.FILE_LINK_SECRET
  const identifyRequester = (c: Context) => askerOfVisitor(c, env)

  const app = createApi({ files: '/web/user/file/', bodyLimits: { '/web/user/desk/entry/': maxEntryBytes } })
  register(
    app,
    main,
    {
      'GET /slideshow/list': listSlides({ db }),

      'GET /news/list': listEntries(db, newsEntries),
      'GET /news/detail': showEntry(db, newsEntries),
      'GET /activity/list': listEntries(db, activityEntries),
      'GET /activity/detail': showEntry(db, activityEntries),
      'GET /research/list': listEntries(db, researchEntries),
      'GET /research/detail': showEntry(db, researchEntries),
      'GET /school/list': listEntries(db, articleEntries('school')),
      'GET /school/detail': showEntry(db, articleEntries('school')),
      'GET /consultancy/list': listEntries(db, articleEntries('consultancy')),
      'GET /consultancy/detail': showEntry(db, articleEntries('consultancy')),

      'GET /video/types': listVideoTypes({ db }),
      'GET /videoCentre/list': listEntries(db, videoEntries),
      'GET /videoCentre/list-type': listVideosByType({ db }),
      'GET /videoCentre/detail': showEntry(db, videoEntries),
      'GET /videoCentre/captions': showCaptions({ db }),

      'GET /search/list': listFound({ db }),

      'GET /downloadCentre/list': listDownloads({ db }),
      'GET /file/:key{.+}': sendFile({ files: env.FILES, linkSecret }),
      'POST /downloadRecord/add': addDownloadRecord({ db, linkSecret, identifyRequester }),
      'GET /downloadRecord/consents': listConsents({ db }),
      'POST /downloadRecord/withdraw': withdrawConsent({ db, identifyRequester }),

      'POST /add/userInfo': addUserInfo({ db }),
      'POST /userInfo/userSatisfactionSurvey': addSurvey({ db }),
      'GET /userInfo/surveyTicket': showTicket({ db })
    },
    { base: '/web/user', authenticate: { session: authenticate(identifyRequester) } }
  )
  const entries = { db, files: env.FILES, fileBase: env.FILE_BASE }
  register(
    app,
    mainDeskEntries,
    {
      'GET /desk/entry/list': listCopies(entries),
      'GET /desk/entry/detail': showCopies(entries),
      'GET /desk/entry/version': showVersion(entries),
      'POST /desk/entry/create': createEntry(entries),
      'POST /desk/entry/save': saveCopy(entries),
      'POST /desk/entry/submit': submitCopies(entries),
      'POST /desk/entry/return': returnCopies(entries),
      'POST /desk/entry/restore': restoreVersion(entries),
      'POST /desk/entry/delete': deleteCopies(entries),
      'POST /desk/entry/preview': makePreview({ db }),
      'GET /desk/entry/previewed': showPreviewed({ db }),
      'POST /desk/entry/publish': publishCopies(entries),
      'POST /desk/entry/withdraw': withdrawCopies(entries)
    },
    { base: '/web/user', authenticate: authenticateDesk(env) }
  )
  return app
}
