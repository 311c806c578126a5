import { isLatexTooLong } from '@galley/contract/limits'
import { fillTemplate, getTemplate, getTemplatePreview, listTemplates } from '@galley/contract/templates'
import { sampleLatex } from '@galley/resume/sample-resume'
import { findTemplate, templates } from '@galley/resume/templates'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../../http/api-failure.ts'
import { bind } from '../../http/bind.ts'
import { textTooLong } from '../../http/storable-text.ts'
import type { PreviewImages } from '../../adapters/compiler/preview-images.port.ts'
import type { ResumesService } from '../resumes/resumes.service.ts'

export async function templatesRoutes(
  app: FastifyInstance,
  { previews, resumes }: { previews: PreviewImages; resumes: Pick<ResumesService, 'textFor'> },
): Promise<void> {
  bind(app, listTemplates, async () =>
    Promise.all(
      templates.map(async ({ id, name, description, columns, isParserSafe, suits, showsPhoto }) => {
        const version = await previews.version(id)
        // The version in the address lets a browser keep the image until the next one is made.
        return {
          id,
          name,
          description,
          columns,
          parser_safe: isParserSafe,
          suits,
          shows_photo: showsPhoto,
          has_preview: version !== null,
          preview_url: version === null ? null : `/api/templates/${id}/preview.png?v=${version}`,
        }
      }),
    ),
  )

  bind(app, getTemplate, ({ params }) => {
    const template = findTemplate(params.name)
    if (!template) throw new ApiFailure('not_found')
    return { id: template.id, name: template.name, content: sampleLatex(template.id) }
  })

  bind(app, fillTemplate, ({ params, body }) => {
    const template = findTemplate(params.name)
    const content = resumes.textFor(params.name, body.resume_data)
    if (!template || content === undefined) throw new ApiFailure('not_found')
    if (isLatexTooLong(content)) throw textTooLong('resume_data')
    return { id: template.id, name: template.name, content }
  })

  bind(app, getTemplatePreview, async ({ params, reply }) => {
    const image = findTemplate(params.name) ? await previews.read(params.name) : null
    if (!image) throw new ApiFailure('not_found')
    return reply.header('cache-control', 'public, max-age=86400').type('image/png').send(image)
  })
}
