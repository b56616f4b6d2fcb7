/**
 * The Lucide icons in use, by their meaning here; one list, so that a build keeps only
 * these.
 */
export {
  ArrowRight as ArrowRightIcon,
  Camera as CameraIcon,
  Copy as CopyIcon,
  Download as DownloadIcon,
  Pencil as EditIcon,
  Eye as EyeIcon,
  EyeOff as EyeOffIcon,
  Link as LinkIcon,
  Minus as MinusIcon,
  Pause as PauseIcon,
  Phone as PhoneIcon,
  MapPin as PlaceIcon,
  Play as PlayIcon,
  Plus as PlusIcon,
  Trash2 as RemoveIcon,
  RotateCw as RotateIcon,
  Search as SearchIcon,
  Upload as UploadIcon,
} from './drawings/acts';
export { CalendarCheck as CalendarIcon } from './drawings/content';
export {
  Accessibility as AccessibilityIcon,
  ArrowLeft as ArrowLeftIcon,
  ArrowUp as ArrowUpIcon,
  ShoppingCart as CartIcon,
  Check as CheckIcon,
  ChevronDown as ChevronDownIcon,
  Clock as ClockIcon,
  X as CloseIcon,
  CircleAlert as ErrorIcon,
  Info as InfoIcon,
  Menu as MenuIcon,
  User as PersonIcon,
  Store as StoreIcon,
  TriangleAlert as WarningIcon,
} from './drawings/frame';
export {
  Truck as DeliveryIcon,
  FileText as DocumentIcon,
  LifeBuoy as HelpIcon,
  House as HomeIcon,
  Gauge as KmIcon,
  Lock as LockIcon,
  Wallet as PayIcon,
  Send as SendIcon,
  Shield as ShieldIcon,
  LogOut as SignOutIcon,
  CircleCheck as SuccessIcon,
} from './drawings/member';
export {
  Bell as BellIcon,
  Columns3 as ColumnsIcon,
  Keyboard as KeyboardIcon,
} from './drawings/portals';
