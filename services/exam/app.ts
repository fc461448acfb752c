import { openDatabase } from '../../hosts/database'
import { exam } from '../../src/contract/api/exam'
import { examDesk } from '../../src/contract/api/exam-desk'
import { examQuestions } from '../../src/contract/api/exam-questions'
import { createApi } from '../api/api'
import { authenticateDesk } from '../api/desk'
import { register } from '../api/register'
import { createIssuer } from './credentials/issuer'
import { createSigner } from './credentials/signer'
import { createStatusList } from './credentials/status-list'
import type { Env } from './env'
import { authenticateAccount, authenticateCandidate } from './handler'
import { authenticate, listOtherAnswers, recordEvent, saveAnswer, showAttempt, submit } from './routes/attempt'
import { confirmName, requestExtraTime, showCandidate } from './routes/candidate'
import { reissueOwn, sendOwnFile, sendOwnImage, setSharing, showCertificates } from './routes/certificates'
import {
  answerAppeal,
  decideExtraTime,
  decideRevocation,
  findCandidates,
  findCertificates,
  listExamAudit,
  listOpenCases,
  proposeRevocation,
  reissueCertificate,
  renameCandidate,
  showStaffAttempt
} from './routes/desk'
import { exportData } from './routes/export'
import { showOutline } from './routes/outline'
import { checkPracticeAnswer, listPracticeQuestions } from './routes/practice'
import {
  sendAchievement,
  sendBadge,
  sendCertificate,
  sendIssuer,
  sendKey,
  sendStatusList,
  showPublicCertificate
} from './routes/public'
import {
  addQuestion,
  discardQuestion,
  listQuestions,
  publishQuestion,
  returnQuestion,
  saveQuestion,
  showQuestion,
  submitQuestion,
  withdrawQuestion
} from './routes/questions'
import { appeal, showResult } from './routes/result'
import { showProgress, updateProgress } from './routes/training'

/** The exam API. The tables `exam`, `examDesk` and `examQuestions` list its calls. */
export function createApp(env: Env) {
  const db = openDatabase(env.DB)
  const signer = createSigner(db, env)
  const issuer = createIssuer(db, env, signer)
  const statusList = createStatusList(db, env, signer)

  const app = createApi({ files: '/public/' })
  register(
    app,
    exam,
    {
      'GET /public/outline': showOutline({ db }),

      'GET /training/progress': showProgress({ db }),
      'POST /training/progress': updateProgress({ db }),

      'GET /practice/questions': listPracticeQuestions({ db }),
      'POST /practice/answer': checkPracticeAnswer({ db }),

      'GET /candidate': showCandidate({ db, issuer }),
      'POST /candidate/name': confirmName({ db, issuer }),
      'POST /candidate/extra-time': requestExtraTime({ db, issuer }),

      'POST /attempt/authenticate': authenticate({ db, issuer }),
      'GET /attempt': showAttempt({ db, issuer }),
      'GET /attempt/answers': listOtherAnswers({ db, issuer }),
      'POST /attempt/answer': saveAnswer({ db, issuer }),
      'POST /attempt/event': recordEvent({ db, issuer }),
      'POST /attempt/submit': submit({ db, issuer }),

      'GET /result': showResult({ db, issuer, env }),
      'POST /result/appeal': appeal({ db, issuer, env }),

      'GET /certificates': showCertificates({ db }),
      'POST /certificate/sharing': setSharing({ db }),
      'POST /certificate/reissue': reissueOwn({ db, issuer }),
      'GET /certificate/file': sendOwnFile({ db }),
      'GET /certificate/image': sendOwnImage({ db }),

      'GET /export': exportData({ db, issuer }),

      'GET /public/certificate': showPublicCertificate({ db }),
      'GET /public/certificates/:file': sendCertificate({ db }),
      'GET /public/keys/:key': sendKey({ db }),
      'GET /public/status/:list': sendStatusList(statusList),
      'GET /public/issuer': sendIssuer(env),
      'GET /public/achievement/:certification': sendAchievement(env),
      'GET /public/images/:file': sendBadge
    },
    { authenticate: { session: authenticateAccount(env), 'exam token': authenticateCandidate(db) } }
  )
  register(
    app,
    examDesk,
    {
      'GET /desk/exam/open': listOpenCases({ db }),
      'GET /desk/exam/attempt': showStaffAttempt({ db, issuer }),
      'GET /desk/exam/certificates': findCertificates({ db }),
      'GET /desk/exam/candidates': findCandidates({ db }),
      'POST /desk/exam/extra-time': decideExtraTime({ db }),
      'POST /desk/exam/appeal-answer': answerAppeal({ db }),
      'POST /desk/exam/rename': renameCandidate({ db }),
      'POST /desk/exam/reissue': reissueCertificate({ issuer }),
      'POST /desk/exam/revocation': proposeRevocation({ db }),
      'POST /desk/exam/revocation-decision': decideRevocation({ db }),
      'GET /desk/audit': listExamAudit({ db })
    },
    { authenticate: authenticateDesk(env) }
  )
  register(
    app,
    examQuestions,
    {
      'GET /desk/question/list': listQuestions({ db }),
      'GET /desk/question/detail': showQuestion({ db }),
      'POST /desk/question/add': addQuestion({ db }),
      'POST /desk/question/save': saveQuestion({ db }),
      'POST /desk/question/submit': submitQuestion({ db }),
      'POST /desk/question/return': returnQuestion({ db }),
      'POST /desk/question/discard': discardQuestion({ db }),
      'POST /desk/question/publish': publishQuestion({ db }),
      'POST /desk/question/withdraw': withdrawQuestion({ db })
    },
    { authenticate: authenticateDesk(env) }
  )
  return app
}
