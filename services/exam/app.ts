import { drizzle } from 'drizzle-orm/d1'
import { exam } from '../../src/contract/api/exam'
import { createApi } from '../api/api'
import { register } from '../api/register'
import { createIssuer } from './credentials/issuer'
import type { Env } from './env'
import { authenticateAccount, authenticateCandidate } from './handler'
import { authenticate, recordEvent, saveAnswer, showAttempt, submit } from './routes/attempt'
import { confirmName, requestExtraTime, showCandidate } from './routes/candidate'
import { showOutline } from './routes/outline'
import { checkPracticeAnswer, listPracticeQuestions } from './routes/practice'
import { appeal, showResult } from './routes/result'
import { showProgress, updateProgress } from './routes/training'

/** The exam API. The table `exam` lists its calls. */
export function createApp(env: Env) {
  const db = drizzle(env.DB)
  const issuer = createIssuer(db, env)

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
      'POST /attempt/answer': saveAnswer({ db, issuer }),
      'POST /attempt/event': recordEvent({ db, issuer }),
      'POST /attempt/submit': submit({ db, issuer }),

      'GET /result': showResult({ db, issuer }),
      'POST /result/appeal': appeal({ db, issuer })
    },
    { authenticate: { session: authenticateAccount(env), 'exam token': authenticateCandidate(db) } }
  )
  return app
}
