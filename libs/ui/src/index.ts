export { BRAND } from './brand/brand';
export { FacebookIcon, InstagramIcon } from './brand/brand-icons';
export { Logo, LogoSymbol } from './brand/logo';
export {
  CAR_HEIGHT,
  CAR_WIDTH,
  carPictureUrl,
  MODELS,
  PAINTS,
  type ModelSlug,
  type PaintSlug,
} from './cars/cars';
export { CarPicture, type CarPictureProps } from './cars/car-picture';
export { Stage, type StageProps } from './cars/stage';
export { Footer, type FooterProps } from './footer';
export { Header, type HeaderProps } from './header';
export {
  HEADER_ITEMS,
  type HeaderAction,
  type HeaderItem,
  type HeaderItems,
} from './header/header-items';
export { type TopBarProps } from './header/top-bar';
export {
  AccessibilityIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  CalendarIcon,
  CameraIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ErrorIcon,
  SuccessIcon,
  ClockIcon,
  CopyIcon,
  DownloadIcon,
  EyeIcon,
  EyeOffIcon,
  DocumentIcon,
  FolderIcon,
  GaugeIcon,
  HomeIcon,
  InfoIcon,
  LinkIcon,
  LockIcon,
  SignOutIcon,
  MailIcon,
  PlaceIcon,
  MenuIcon,
  MinusIcon,
  PauseIcon,
  EditIcon,
  PhoneIcon,
  PlayIcon,
  PlusIcon,
  QrCodeIcon,
  RotateIcon,
  SearchIcon,
  SendIcon,
  ShieldIcon,
  CartIcon,
  FiltersIcon,
  StoreIcon,
  RemoveIcon,
  WarningIcon,
  DeliveryIcon,
  UploadIcon,
  PersonIcon,
  CloseIcon,
} from './icons';
export { NamedIcon } from './icons/named-icon';
export { hydratingFirst, later, withLater } from './later/later';
export { AppBase } from './link/app-base';
export { AppLink, type AppLinkProps } from './link/app-link';
export { linkTarget, type LinkTarget } from './link/link-target';
export { SiteLink, type SiteLinkProps } from './link/site-link';
export { Price, type PriceProps } from './price/price';
export {
  DataTable,
  Figures,
  type Column,
  type DataTableProps,
  type Figure,
} from './data/data-table';
export {
  ChoiceFilter,
  Filters,
  SearchFilter,
  type ChoiceFilterProps,
  type SearchFilterProps,
} from './data/filters';
export { useAddressFilters, type AddressFilters } from './data/use-address-filters';
export { Modal, type ModalProps } from './dialog/modal';
export { Empty, type EmptyProps } from './feedback/empty';
export { Failure, type FailureProps } from './feedback/failure';
export { NotFoundNotice } from './feedback/not-found-notice';
export { Road, stepOf, type RoadProps, type RoadStep } from './feedback/road';
export { Skeleton, type SkeletonProps } from './feedback/skeleton';
export { StateTag, Tag, type TagProps } from './feedback/tag';
export { Toast, type ToastProps } from './feedback/toast';
export { useTypedBeforeHydration } from './forms/typed-before-hydration';
export { useHydrated } from './use-hydrated';
export { useCountdown } from './wait/use-countdown';
export { useWait } from './wait/use-wait';
export { clockOf, WaitLabel } from './wait/wait-label';
export { VisuallyHidden } from './visually-hidden';
