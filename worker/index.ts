import start from '@tanstack/react-start/server-entry'

export default {
  fetch(request: Request) {
    const visitor = { locale: 'zh-CN', loggedIn: false, hasExamToken: false } as const
    const none = { text: '', url: '' }
    return start.fetch(request, {
      context: {
        nonce: 'placeholder',
        visitor,
        site: {
          defaultLocale: 'zh-CN',
          origin: 'http://localhost:8787',
          icp: none,
          security: none,
          alternates: [],
          analyticsScriptUrl: ''
        },
        fetchApi: (path, init) => fetch(new URL(path, request.url), init),
        reportFallback: () => undefined
      }
    })
  }
}
