/** The people of the workspace. */

export { requireMember } from './known-member.js'
export { memberOperations } from './operations.js'
export { putMembersOf } from './put-members.js'
export { removeMembers } from './remove-members.js'
export { members } from './resource.js'
export { listWorkspaceUsers } from './tools/list-workspace-users.js'
