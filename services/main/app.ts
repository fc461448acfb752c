import { drizzle } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import { main } from '../../src/contract/api/main'
import { mainDeskAudit } from '../../src/contract/api/main-desk-audit'
import { mainDeskEntries } from '../../src/contract/api/main-desk-entries'
import { mainDeskInbox } from '../../src/contract/api/main-desk-inbox'
import { mainDeskMedia } from '../../src/contract/api/main-desk-media'
import { editorServerPath } from '../../src/contract/editor-server'
import { createApi } from '../api/api'
import { readAuditLog } from '../api/audit'
import { authenticateDesk } from '../api/desk'
import { register } from '../api/register'
import { identifyRequester as askerOfVisitor } from '../api/requester'
import { listEntries, showEntry } from './entry-calls'
import {
  activityEntries,
  articleEntries,
  caseEntries,
  newsEntries,
  openingEntries,
  researchEntries,
  videoEntries
} from './entry-kinds'
import type { Env } from './env'
import { registerExtension } from './extension/routes'
import { authenticate } from './handler'
import { addNote, assign, erase, reply, resend, setState, showInquiry } from './inbox/changes'
import { exportInquiries, listInquiries, showOverview } from './inbox/list'
import { chooseChannels } from './notifications/channels'
import { showBanner } from './routes/banner'
import {
  deleteCopies,
  publishCopies,
  restoreVersion,
  returnCopies,
  submitCopies,
  withdrawCopies
} from './routes/desk-entries/changes'
import { listCopies, showCopies, showVersion } from './routes/desk-entries/reading'
import { createEntry, saveCopy } from './routes/desk-entries/writing'
import { deleteMedia, findMedia, listMedia, renameMedia, scanMedia, setAlt, showMedia } from './routes/desk-media'
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

const base = '/web/user'

/**
 * The main API (spec §7), under the path of its default address, whose calls are in the tables `main…`; and the website
 * extension API.
 */
export function createApp(env: Env) {
  const db = drizzle(env.DB)
  const linkSecret = env.FILE_LINK_SECRET
  const delivery = { db, channels: chooseChannels(env), siteOrigin: env.SITE_ORIGIN }
  const identifyRequester = (c: Context) => askerOfVisitor(c, env)

  const app = createApi({
    files: `${base}/file/`,
    uploads: editorServerPath,
    bodyLimits: { [`${base}/desk/entry/`]: maxEntryBytes }
  })
  register(
    app,
    main,
    {
      'GET /slideshow/list': listSlides({ db }),
      'GET /banner/current': showBanner({ db }),

      'GET /news/list': listEntries(db, newsEntries),
      'GET /news/detail': showEntry(db, newsEntries),
      'GET /case/list': listEntries(db, caseEntries),
      'GET /case/detail': showEntry(db, caseEntries),
      'GET /activity/list': listEntries(db, activityEntries),
      'GET /activity/detail': showEntry(db, activityEntries),
      'GET /research/list': listEntries(db, researchEntries),
      'GET /research/detail': showEntry(db, researchEntries),
      'GET /school/list': listEntries(db, articleEntries('school')),
      'GET /school/detail': showEntry(db, articleEntries('school')),
      'GET /consultancy/list': listEntries(db, articleEntries('consultancy')),
      'GET /consultancy/detail': showEntry(db, articleEntries('consultancy')),
      'GET /opening/list': listEntries(db, openingEntries),
      'GET /opening/detail': showEntry(db, openingEntries),

      'GET /video/types': listVideoTypes({ db }),
      'GET /videoCentre/list': listEntries(db, videoEntries),
      'GET /videoCentre/list-type': listVideosByType({ db }),
      'GET /videoCentre/detail': showEntry(db, videoEntries),
      'GET /videoCentre/captions': showCaptions({ db }),

      'GET /search/list': listFound({ db }),

      'GET /downloadCentre/list': listDownloads({ db }),
      'GET /file/:key{.+}': sendFile({ files: env.FILES, linkSecret }),
      'POST /downloadRecord/add': addDownloadRecord({ db, linkSecret, identifyRequester, delivery }),
      'GET /downloadRecord/consents': listConsents({ db }),
      'POST /downloadRecord/withdraw': withdrawConsent({ db, identifyRequester }),

      'POST /add/userInfo': addUserInfo({ db, delivery }),
      'POST /userInfo/userSatisfactionSurvey': addSurvey({ db, delivery }),
      'GET /userInfo/surveyTicket': showTicket({ db })
    },
    { base, authenticate: { session: authenticate(identifyRequester) } }
  )

  const desk = { base, authenticate: authenticateDesk(env) }
  const library = { db, files: env.FILES, scan: scanOf(env), fileBase: env.FILE_BASE }
  register(
    app,
    mainDeskMedia,
    {
      'GET /desk/media/list': listMedia(library),
      'GET /desk/media/detail': showMedia(library),
      'POST /desk/media/find': findMedia(library),
      'POST /desk/media/alt': setAlt(library),
      'POST /desk/media/rename': renameMedia(library),
      'POST /desk/media/scan': scanMedia(library),
      'POST /desk/media/delete': deleteMedia(library)
    },
    desk
  )
  registerExtension(app, {
    ...library,
    authenticate: desk.authenticate.author,
    ownHosts: env.SITE_HOST_NAMES,
    jsonpOrigin: env.EDITOR_JSONP_ORIGIN,
    resolver: env.DNS_RESOLVER_URL
  })
  register(app, mainDeskAudit, { 'GET /desk/audit': ({ query: { before } }) => readAuditLog(db, before) }, desk)
  const inbox = { db, delivery, passport: env }
  register(
    app,
    mainDeskInbox,
    {
      'GET /desk/inbox/overview': showOverview(inbox),
      'GET /desk/inbox/list': listInquiries(inbox),
      'GET /desk/inbox/detail': showInquiry(inbox),
      'POST /desk/inbox/assign': assign(inbox),
      'POST /desk/inbox/state': setState(inbox),
      'POST /desk/inbox/note': addNote(inbox),
      'POST /desk/inbox/reply': reply(inbox),
      'POST /desk/inbox/erase': erase(inbox),
      'POST /desk/inbox/export': exportInquiries(inbox),
      'POST /desk/inbox/resend': resend(inbox)
    },
    desk
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
    desk
  )
  return app
}

/** The scan of uploads, if one is configured. `readEnv` refuses an address without its secrets. */
function scanOf({ MEDIA_SCAN_URL: url, MEDIA_SCAN_SECRET: secret, FILE_LINK_SECRET: linkSecret }: Env) {
  return url === '' || !secret || !linkSecret ? undefined : { url, secret, linkSecret }
}
