/*
 * `npm run exam`: imports the question bank into the local database or (`--remote`) that of the deployed exam service, erases a
 * person's records or has certificates issued anew there, makes signing keys, and draws the picture of the badge.
 */
import { exitWith } from '../command-result'
import { runExam } from '../exam/command'
import { stateFolder } from '../resources'

exitWith(await runExam(process.argv.slice(2), stateFolder))
