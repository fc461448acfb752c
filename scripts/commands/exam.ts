/*
 * `npm run exam`: imports the question bank, decides requests and appeals, shows attempts, revokes certificates, in the local
 * database or (`--remote`) in that of the deployed exam service.
 */
import { exitWith } from '../command-result'
import { runExam } from '../exam/command'
import { stateFolder } from '../local-config'

exitWith(await runExam(process.argv.slice(2), stateFolder))
