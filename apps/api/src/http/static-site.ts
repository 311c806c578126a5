// The built web app, from the API's own origin. Paths without a file are the app's own routes.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { lookup } from '@galley/resume/text/lookup'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from './api-failure.ts'

export interface StaticSite {
  /** The folder of the built app; null: none is served. */
  folder: string | null
  publicUrl: string
  /** The contact address on every page. */
  supportEmail: string
  /** The service that keeps the accounts, and its publishable key; null: this server does. */
  hosted: { url: string; key: string } | null
  /** Whether requests of its pages begin traces. */
  isTraced: boolean
}

const escapes = lookup<string>({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** The page with a setting of this server in its place. */
const withMeta = (page: string, name: string, value: string) =>
  page.replace(
    new RegExp(`(<meta\\s+name="${name}"\\s+content=")[^"]*`),
    (_whole, before: string) => before + escapeHtml(value),
  )

export async function registerStaticSite(
  app: FastifyInstance,
  { folder, publicUrl, supportEmail, hosted, isTraced }: StaticSite,
): Promise<void> {
  const site = folder !== null && existsSync(join(folder, 'index.html')) ? folder : null
  // Sites that preview a shared link need the picture's absolute URL.
  const built =
    site === null
      ? ''
      : readFileSync(join(site, 'index.html'), 'utf8').replaceAll('content="/', `content="${publicUrl}/`)
  const settings = {
    'support-email': supportEmail,
    'accounts-url': hosted?.url ?? '',
    'accounts-key': hosted?.key ?? '',
    tracing: isTraced ? 'on' : '',
  }
  const page = Object.entries(settings).reduce((text, [name, value]) => withMeta(text, name, value), built)
  if (site !== null) {
    await app.register(fastifyStatic, {
      root: site,
      wildcard: false,
      // Each text file has compressed copies beside it (toolchain/build-web.ts).
      preCompressed: true,
      index: false,
      // Served below, with the settings of this server in it.
      globIgnore: ['index.html', 'index.html.*'],
      setHeaders: (reply, path) =>
        void reply.header(
          'cache-control',
          /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage =
      site !== null &&
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|auth|rest|assets)(\/|$)/.test(path) &&
      !path.startsWith('/.') &&
      // A followed link requests a page; a request for a missing file gets a 404.
      (!path.includes('.') || (request.headers.accept ?? '').includes('text/html'))
    if (!isPage) throw new ApiFailure('not_found')
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  })
}
