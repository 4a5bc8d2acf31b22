import makeFastify from 'fastify'

export const app = makeFastify()
