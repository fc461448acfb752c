import { editorServerPath } from '../../../src/contract/editor-server'
import { siteVersion } from '../../../src/contract/limits'
import { securitySchemes } from './describe'
import { mediaTypes } from './operation'
import { convertCalls, usedOf } from './schemas'

/**
 * The description of the website extension API (spec §7). It is written out, because UEditor's protocol is one address whose
 * query names the action: no table of calls can have it. The answers are the schemas of the contract.
 */
export function describeExtension() {
  const base = editorServerPath.slice(0, editorServerPath.indexOf('/admin'))
  const paths = {
    [editorServerPath.slice(base.length)]: {
      get: {
        operationId: 'getAdminConfig',
        summary: 'The configuration of the editor, for everybody; or files of the library, for authors.',
        tags: [tag],
        security: [{}, { session: [] }],
        parameters: [
          actionOf(['config', 'listimage', 'listfile']),
          { name: 'start', in: 'query', required: false, description: 'Of a list: files before the page.', schema: count },
          { name: 'size', in: 'query', required: false, description: 'Of a list: files on the page.', schema: count }
        ],
        responses: { 200: answer(['EditorConfig', 'FilesListed', 'Refused']) }
      },
      post: {
        operationId: 'postAdminConfig',
        summary:
          'Stores a file of an author (`uploadimage`, `snapscreen`, `uploadvideo`, `uploadfile`), a drawing (`uploadscrawl`), or the images at some addresses (`catchimage`).',
        tags: [tag],
        security: [{ session: [] }],
        parameters: [actionOf(['uploadimage', 'snapscreen', 'uploadvideo', 'uploadfile', 'uploadscrawl', 'catchimage'])],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: { upfile: { type: 'string', contentEncoding: 'binary' } },
                required: ['upfile']
              }
            },
            [mediaTypes.form]: {
              schema: {
                type: 'object',
                properties: {
                  upfile: { type: 'string', contentEncoding: 'base64', description: 'The PNG of a drawing.' },
                  'source[]': { type: 'array', items: { type: 'string' }, description: 'Addresses of images.' }
                }
              }
            }
          }
        },
        responses: { 200: answer(['Uploaded', 'Caught', 'Refused']) }
      }
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'extension: uploads from the editor', version: siteVersion, description: everyAnswer },
    servers: [{ url: base, description: 'At the edge, which adds the token' }],
    tags: [{ name: tag }],
    paths,
    components: {
      schemas: usedOf('schemas', convertCalls([]).schemas, paths),
      securitySchemes: { session: securitySchemes.session }
    }
  }
}

const everyAnswer =
  'Every answer has a `state`, which is `SUCCESS` or a text for the author. A refusal has the HTTP status 200 too, because UEditor’s dialogs show the state of no other.'

const tag = 'Editor'

const count = { type: 'integer', minimum: 0 }

const actionOf = (actions: string[]) => ({
  name: 'action',
  in: 'query',
  required: true,
  schema: { type: 'string', enum: actions }
})

const answer = (names: string[]) => ({
  description: 'What the action answers, or why it was refused.',
  content: {
    'application/json': { schema: { anyOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })) } }
  }
})
