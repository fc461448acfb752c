import type { Context } from 'hono'
import { openDatabase } from '../../hosts/database'
import { main } from '../../src/contract/api/main'
import { mainDeskAudit } from '../../src/contract/api/main-desk-audit'
import { mainDeskEntries } from '../../src/contract/api/main-desk-entries'
import { mainDeskInbox } from '../../src/contract/api/main-desk-inbox'
import { mainDeskMedia } from '../../src/contract/api/main-desk-media'
import { mainDeskSearch } from '../../src/contract/api/main-desk-search'
import { editorServerPath } from '../../src/contract/editor-server'
import { createApi } from '../api/api'
import { readAuditLog } from '../api/audit'
import { bodyLimits } from '../api/body-limits'
import { authenticateDesk } from '../api/desk'
import { register } from '../api/register'
import { identifyRequester } from '../api/requester'
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
import { publishedRows } from './entry-tables'
import type { Env } from './env'
import { registerExtension } from './extension/routes'
import { authenticate } from './handler'
import { addNote, assign, erase, reply, resend, setState, showInquiry } from './inbox/changes'
import { exportInquiries, listInquiries, showOverview } from './inbox/list'
import { chooseChannels } from './notifications/channels'
import { showBanner } from './routes/banner'
import { addCertificationNotice, withdrawCertificationNotice } from './routes/certification-notice'
import { showContentVersion } from './routes/content-version'
import {
  deleteCopies,
  publishCopies,
  restoreVersion,
  returnCopies,
  submitCopies,
  unscheduleCopies,
  withdrawCopies
} from './routes/desk-entries/changes'
import { notePresence } from './routes/desk-entries/presence'
import { listCopies, showCopies, showVersion } from './routes/desk-entries/reading'
import { createEntry, saveCopy } from './routes/desk-entries/writing'
import { deleteMedia, findMedia, listMedia, renameMedia, scanMedia, setAlt, showMedia } from './routes/desk-media'
import { exportDownloads } from './routes/download-export'
import { addDownloadRecord, listConsents, withdrawConsent } from './routes/download-records'
import { listDownloads } from './routes/downloads'
import { makePreview, showPreviewed } from './routes/entry-previews'
import { sendFile } from './routes/files'
import { countMissedQuestion, listMissedQuestions } from './routes/missed-questions'
import { listFound, listSynonyms } from './routes/search'
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
  const db = openDatabase(env.DB)
  const published = { db, isPublished: publishedRows(env.SAMPLES) }
  const linkSecret = env.FILE_LINK_SECRET
  const delivery = { db, channels: chooseChannels(env), siteOrigin: env.SITE_ORIGIN }
  const illegalDomains = env.ILLEGAL_EMAIL_DOMAINS
  const identify = (c: Context) => identifyRequester(c, env)

  const app = createApi({
    files: `${base}/file/`,
    uploads: editorServerPath,
    bodyLimits: Object.fromEntries(Object.entries(bodyLimits).map(([path, bytes]) => [base + path, bytes]))
  })
  register(
    app,
    main,
    {
      'GET /slideshow/list': listSlides(published),
      'GET /banner/current': showBanner(published),
      'GET /content/version': showContentVersion(published),

      'GET /news/list': listEntries(published, newsEntries),
      'GET /news/detail': showEntry(published, newsEntries),
      'GET /case/list': listEntries(published, caseEntries),
      'GET /case/detail': showEntry(published, caseEntries),
      'GET /activity/list': listEntries(published, activityEntries),
      'GET /activity/detail': showEntry(published, activityEntries),
      'GET /research/list': listEntries(published, researchEntries),
      'GET /research/detail': showEntry(published, researchEntries),
      'GET /school/list': listEntries(published, articleEntries('school')),
      'GET /school/detail': showEntry(published, articleEntries('school')),
      'GET /consultancy/list': listEntries(published, articleEntries('consultancy')),
      'GET /consultancy/detail': showEntry(published, articleEntries('consultancy')),
      'GET /opening/list': listEntries(published, openingEntries),
      'GET /opening/detail': showEntry(published, openingEntries),

      'GET /video/types': listVideoTypes(published),
      'GET /videoCentre/list': listEntries(published, videoEntries),
      'GET /videoCentre/list-type': listVideosByType(published),
      'GET /videoCentre/detail': showEntry(published, videoEntries),
      'GET /videoCentre/captions': showCaptions(published),

      'GET /search/list': listFound(published),
      'GET /search/synonyms': listSynonyms(published),
      'POST /search/missed': countMissedQuestion({ db, secret: linkSecret }),

      'GET /downloadCentre/list': listDownloads(published),
      'GET /file/:key{.+}': sendFile({ files: env.FILES, linkSecret }),
      'POST /downloadRecord/add': addDownloadRecord({
        ...published,
        linkSecret,
        identifyRequester: identify,
        delivery,
        illegalDomains
      }),
      'GET /downloadRecord/consents': listConsents({ db }),
      'GET /downloadRecord/export': exportDownloads({ db }),
      'POST /downloadRecord/withdraw': withdrawConsent({ db, identifyRequester: identify }),

      'POST /add/userInfo': addUserInfo({ db, identifyRequester: identify, delivery, illegalDomains }),
      'POST /userInfo/userSatisfactionSurvey': addSurvey({ db, delivery, illegalDomains }),
      'POST /userInfo/certificationNotice': addCertificationNotice({ db, delivery, illegalDomains }),
      'POST /userInfo/withdrawNotice': withdrawCertificationNotice({ db }),
      'GET /userInfo/surveyTicket': showTicket({ db })
    },
    { base, authenticate: { session: authenticate(identify) } }
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
  register(app, mainDeskSearch, { 'GET /desk/search/missed': listMissedQuestions(published) }, desk)
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
  const entries = { db, files: env.FILES, fileBase: env.FILE_BASE, delivery }
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
      'POST /desk/entry/presence': notePresence(entries),
      'POST /desk/entry/preview': makePreview({ db }),
      'GET /desk/entry/previewed': showPreviewed({ db }),
      'POST /desk/entry/publish': publishCopies(entries),
      'POST /desk/entry/withdraw': withdrawCopies(entries),
      'POST /desk/entry/unschedule': unscheduleCopies(entries)
    },
    desk
  )
  return app
}

/** The scan of uploads, if one is configured. `parseEnv` refuses an address without its secrets. */
function scanOf({ MEDIA_SCAN_URL: url, MEDIA_SCAN_SECRET: secret, FILE_LINK_SECRET: linkSecret }: Env) {
  return url === '' || !secret || !linkSecret ? undefined : { url, secret, linkSecret }
}
