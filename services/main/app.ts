import { drizzle } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import { main } from '../../src/contract/api/main'
import { mainDeskMedia } from '../../src/contract/api/main-desk-media'
import { editorServerPath } from '../../src/contract/editor-server'
import { createApi } from '../api/api'
import { authenticateDesk } from '../api/desk'
import { register } from '../api/register'
import { identifyRequester as askerOfVisitor } from '../api/requester'
import { listEntries, showEntry } from './entry-calls'
import { activityEntries, articleEntries, newsEntries, researchEntries, videoEntries } from './entry-kinds'
import type { Env } from './env'
import { registerExtension } from './extension/routes'
import { authenticate } from './handler'
import { deleteMedia, listMedia, renameMedia, scanMedia, setAlt, showMedia } from './routes/desk-media'
import { addDownloadRecord, listConsents, withdrawConsent } from './routes/download-records'
import { listDownloads } from './routes/downloads'
import { sendFile } from './routes/files'
import { listFound } from './routes/search'
import { listSlides } from './routes/slideshow'
import { addSurvey, showTicket } from './routes/survey'
import { addUserInfo } from './routes/user-info'
import { listVideosByType, listVideoTypes, showCaptions } from './routes/videos'

const base = '/web/user'

/**
 * The main API (spec §7), under the path of its default address, whose calls are in the tables `main…`; and the website
 * extension API.
 */
export function createApp(env: Env) {
  const db = drizzle(env.DB)
  const linkSecret = env.FILE_LINK_SECRET
  const identifyRequester = (c: Context) => askerOfVisitor(c, env)

  const app = createApi({ files: `${base}/file/`, uploads: editorServerPath })
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
    { base, authenticate: { session: authenticate(identifyRequester) } }
  )

  const desk = authenticateDesk(env)
  const library = { db, files: env.FILES, scan: scanOf(env), fileBase: env.FILE_BASE }
  register(
    app,
    mainDeskMedia,
    {
      'GET /desk/media/list': listMedia(library),
      'GET /desk/media/detail': showMedia(library),
      'POST /desk/media/alt': setAlt(library),
      'POST /desk/media/rename': renameMedia(library),
      'POST /desk/media/scan': scanMedia(library),
      'POST /desk/media/delete': deleteMedia(library)
    },
    { base, authenticate: desk }
  )
  registerExtension(app, {
    ...library,
    authenticate: desk.author,
    ownHosts: env.SITE_HOST_NAMES,
    jsonpOrigin: env.EDITOR_JSONP_ORIGIN,
    resolver: env.DNS_RESOLVER_URL
  })
  return app
}

/** The scan of uploads, if one is configured. `readEnv` refuses an address without its secrets. */
function scanOf({ MEDIA_SCAN_URL: url, MEDIA_SCAN_SECRET: secret, FILE_LINK_SECRET: linkSecret }: Env) {
  return url === '' || !secret || !linkSecret ? undefined : { url, secret, linkSecret }
}
