// The API describes itself: OpenAPI 3.1 at /api/openapi.json, and a page at /api/docs to read it and try it.
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

const openapi = {
  openapi: '3.1.0' as const,
  info: {
    title: 'Galley',
    version: '0.1.0',
    description:
      'Resumes kept as LaTeX. Every refusal is {detail, code, request_id}; detail is a sentence for the user.',
  },
  servers: [{ url: '/' }],
  components: { securitySchemes: { bearer: { type: 'http' as const, scheme: 'bearer', bearerFormat: 'JWT' } } },
}

/** To be registered before the routes that it describes. */
export async function registerApiPages(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { openapi, transform: jsonSchemaTransform, transformObject: jsonSchemaTransformObject })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: false,
    // The page lists what its reader can call: operators' calls are 404 to everyone else. They are in openapi.json.
    transformSpecification: (spec) => withoutOperators(spec as { paths?: Record<string, unknown> }),
    uiConfig: { url: '/api/openapi.json', validatorUrl: null, tryItOutEnabled: true },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}

const withoutOperators = ({ paths = {}, ...rest }: { paths?: Record<string, unknown> }) => ({
  ...rest,
  paths: Object.fromEntries(Object.entries(paths).filter(([path]) => !path.startsWith('/api/admin/'))),
})
