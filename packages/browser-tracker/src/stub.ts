import { installStub } from './snippet.js'

installStub(window)
